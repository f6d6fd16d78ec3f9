import { ApiProperty } from '#api-docs';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

import { TextField } from '../../platform/http/text-field.js';
import { DocumentDto, DocumentSummaryDto, RevisionDto } from '../documents/documents.dto.js';
import { MAX_KEYWORD_LENGTH } from './article-rules.js';
import { ArticleValueDto } from './article-value.dto.js';

const VALUE = 'Please send the article.';
const CATEGORY = `Please name the category, with at most ${MAX_KEYWORD_LENGTH} characters.`;

export class SaveArticleDto extends RevisionDto {
  @ApiProperty({ type: ArticleValueDto })
  @Type(() => ArticleValueDto)
  @ValidateNested({ message: VALUE })
  @IsObject({ message: VALUE })
  value!: ArticleValueDto;
}

export class NameCategoryDto {
  @ApiProperty({ maxLength: MAX_KEYWORD_LENGTH })
  @TextField({ longest: MAX_KEYWORD_LENGTH, message: CATEGORY })
  label!: string;
}

export class CategoryDto {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ description: 'Of the content: it can be renamed but not removed.' }) isFromContent!: boolean;
  @ApiProperty({ description: 'Articles in it, drafts too.' }) articles!: number;
}

export class ArticleSummaryDto extends DocumentSummaryDto {
  @ApiProperty({ description: 'An unchanged content file.' }) isFromContent!: boolean;
  @ApiProperty({ type: String, nullable: true }) category!: string | null;
}

export class BookChoiceDto {
  @ApiProperty({ example: 'finding-peace' }) id!: string;
  @ApiProperty() title!: string;
}

export class ArticleDto extends DocumentDto {
  @ApiProperty({ description: 'An unchanged content file.' }) isFromContent!: boolean;
  @ApiProperty({ type: ArticleValueDto }) value!: ArticleValueDto;
  @ApiProperty({ type: [BookChoiceDto], description: 'Books that it can show.' }) books!: BookChoiceDto[];
}
