import { ApiProperty } from '#api-docs';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, Matches, Max, Min, ValidateNested } from 'class-validator';

import { TextField } from '../../platform/http/text-field.js';
import {
  DOCUMENT_STATES,
  type DocumentState,
  VERSION_REASONS,
  type VersionReason,
} from '../documents/document-rules.js';
import { MAX_KEYWORD_LENGTH } from './article-rules.js';
import { ArticleValueDto } from './article-value.dto.js';
import { LOCAL_TIME } from './local-time-rules.js';

const REVISION = 'Please say which revision was edited.';
const VALUE = 'Please send the article.';
const AT = 'The time (at) must be a date and a time of day, such as 2026-12-01T09:00.';
const CATEGORY = `Please name the category, with at most ${MAX_KEYWORD_LENGTH} characters.`;

export class WriteArticleDto {
  @ApiProperty({ type: ArticleValueDto })
  @Type(() => ArticleValueDto)
  @ValidateNested({ message: VALUE })
  @IsObject({ message: VALUE })
  value!: ArticleValueDto;
}

export class RevisionDto {
  @ApiProperty({ type: 'integer', description: 'Revision that was edited.' })
  @Max(2_147_483_646, { message: REVISION })
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision!: number;
}

export class SaveArticleDto extends RevisionDto {
  @ApiProperty({ type: ArticleValueDto })
  @Type(() => ArticleValueDto)
  @ValidateNested({ message: VALUE })
  @IsObject({ message: VALUE })
  value!: ArticleValueDto;
}

export class ScheduleArticleDto extends RevisionDto {
  @ApiProperty({ example: '2026-12-01T09:00', description: 'In the site’s time zone.' })
  @Matches(LOCAL_TIME, { message: AT })
  at!: string;
}

const OWN_REASONS = ['saved', 'left'] as const;

export class KeepVersionDto {
  @ApiProperty({ enum: OWN_REASONS })
  @IsIn(OWN_REASONS, { message: 'The reason must be saved or left.' })
  reason!: (typeof OWN_REASONS)[number];
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

export class SavedDraftDto {
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
}

export class ArticleSummaryDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Empty for a new draft.' }) title!: string;
  @ApiProperty({ enum: DOCUMENT_STATES }) state!: DocumentState;
  @ApiProperty({ type: String, nullable: true, description: 'Of its page; null before it has one.' })
  path!: string | null;
  @ApiProperty({ description: 'The draft differs from the published version.' }) hasChanges!: boolean;
  @ApiProperty({ description: 'An unchanged content file.' }) isFromContent!: boolean;
  @ApiProperty({ type: String, nullable: true }) category!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) scheduledAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) binnedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Who saved it; null for a content file.' })
  savedBy!: string | null;
}

export class BodyFaultDto {
  @ApiProperty({ type: Number, nullable: true, description: 'From 1.' }) line!: number | null;
  @ApiProperty() message!: string;
}

export class BookChoiceDto {
  @ApiProperty({ example: 'finding-peace' }) id!: string;
  @ApiProperty() title!: string;
}

export class ArticleDto extends ArticleSummaryDto {
  @ApiProperty({ type: ArticleValueDto }) value!: ArticleValueDto;
  @ApiProperty({ type: 'integer', description: '0 for an unchanged content file.' })
  revision!: number;
  @ApiProperty({ type: [BodyFaultDto], description: 'They prevent publishing.' }) faults!: BodyFaultDto[];
  @ApiProperty({ example: 'America/New_York' }) timeZone!: string;
  @ApiProperty({ type: [BookChoiceDto], description: 'Books that it can show.' }) books!: BookChoiceDto[];
}

export class VersionDto {
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty({ enum: VERSION_REASONS }) reason!: VersionReason;
  @ApiProperty({ type: String, nullable: true, description: 'Null for the content.' }) who!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
}

export class FullVersionDto extends VersionDto {
  @ApiProperty({ type: ArticleValueDto }) value!: ArticleValueDto;
}

export class PreviewLinkDto {
  @ApiProperty() url!: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt!: Date;
}
