import { ApiProperty } from '#api-docs';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateNested } from 'class-validator';

import { TextField } from '../../platform/http/text-field.js';
import { ArticleBodyDto, storedBody } from '../articles/article-value.dto.js';
import { MAX_EXCERPT_LENGTH, MAX_TITLE_LENGTH } from '../articles/article-rules.js';
import { MAX_SLUG_LENGTH } from '../documents/document-rules.js';
import { DocumentDto, RevisionDto } from '../documents/documents.dto.js';
import { MAX_LABEL_LENGTH } from './page-rules.js';
import type { PageValue } from './page-value.js';

const TITLE = `A title must be one line of at most ${MAX_TITLE_LENGTH} characters.`;
const ADDRESS = `An address must be one line of at most ${MAX_SLUG_LENGTH} characters.`;
const DESCRIPTION = `A summary must be one line of at most ${MAX_EXCERPT_LENGTH} characters; search engines cut off longer ones.`;
const LABEL = `A label must be one line of at most ${MAX_LABEL_LENGTH} characters.`;
const PLACE = 'Please say where the page is linked.';
const VALUE = 'Please send the page.';
const BODY = 'The text must be Markdown or a document of the editor.';

export class PageValueDto {
  @ApiProperty({ maxLength: MAX_TITLE_LENGTH })
  @TextField({ shortest: 0, longest: MAX_TITLE_LENGTH, message: TITLE })
  title!: string;

  @ApiProperty({ maxLength: MAX_SLUG_LENGTH, description: 'Its address without the slash.' })
  @TextField({ shortest: 0, longest: MAX_SLUG_LENGTH, message: ADDRESS })
  slug!: string;

  @ApiProperty({ maxLength: MAX_EXCERPT_LENGTH, description: 'For search engines.' })
  @TextField({ shortest: 0, longest: MAX_EXCERPT_LENGTH, message: DESCRIPTION })
  description!: string;

  @ApiProperty({ type: ArticleBodyDto })
  @Type(() => ArticleBodyDto)
  @ValidateNested({ message: BODY })
  @IsObject({ message: BODY })
  body!: ArticleBodyDto;

  @ApiProperty({ maxLength: MAX_LABEL_LENGTH, description: 'In menu and footer; empty for the title.' })
  @TextField({ shortest: 0, longest: MAX_LABEL_LENGTH, message: LABEL })
  label!: string;

  @ApiProperty() @IsBoolean({ message: PLACE }) isInMenu!: boolean;
  @ApiProperty() @IsBoolean({ message: PLACE }) isInFooter!: boolean;
  @ApiProperty({ description: 'In the sitemap and for search engines.' })
  @IsBoolean({ message: PLACE })
  isIndexed!: boolean;
}

export const storedPage = ({ body, ...rest }: PageValueDto): PageValue => ({
  ...rest,
  body: storedBody(body),
});

export class SavePageDto extends RevisionDto {
  @ApiProperty({ type: PageValueDto })
  @Type(() => PageValueDto)
  @ValidateNested({ message: VALUE })
  @IsObject({ message: VALUE })
  value!: PageValueDto;
}

export class OwnPageDto extends DocumentDto {
  @ApiProperty({ type: PageValueDto }) value!: PageValueDto;
}
