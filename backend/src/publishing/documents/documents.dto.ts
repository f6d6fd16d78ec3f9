import { ApiProperty } from '#api-docs';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

import {
  DOCUMENT_STATES,
  type DocumentState,
  VERSION_REASONS,
  type VersionReason,
} from './document-rules.js';
import { LOCAL_TIME } from './local-time-rules.js';

const REVISION = 'Please say which revision was edited.';
const AT = 'The time (at) must be a date and a time of day, such as 2026-12-01T09:00.';

export class RevisionDto {
  @ApiProperty({ type: 'integer', description: 'Revision that was edited.' })
  @Max(2_147_483_646, { message: REVISION })
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision!: number;
}

export class OpenDocumentDto {
  @ApiProperty({ required: false, enum: ['true'], description: 'Of an unknown text: an empty one.' })
  @IsOptional()
  @IsIn(['true'], { message: 'The option (isNew) must be true.' })
  isNew?: string;
}

export class ScheduleDto extends RevisionDto {
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

export class SavedDraftDto {
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
}

export class BodyFaultDto {
  @ApiProperty({ type: Number, nullable: true, description: 'From 1.' }) line!: number | null;
  @ApiProperty({ example: 'html' }) code!: string;
  @ApiProperty({ description: 'In the reader’s language.' }) message!: string;
}

export class DocumentSummaryDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Empty for a new draft.' }) title!: string;
  @ApiProperty({ enum: DOCUMENT_STATES }) state!: DocumentState;
  @ApiProperty({ type: String, nullable: true, description: 'Of its page; null before it has one.' })
  path!: string | null;
  @ApiProperty({ description: 'The draft differs from the published version.' }) hasChanges!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: Date | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'A draft, or changes of a published text, go live.',
  })
  scheduledAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) binnedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Who saved it; null for a content file.' })
  savedBy!: string | null;
  @ApiProperty({ example: 'America/New_York' }) timeZone!: string;
}

export class DocumentDto extends DocumentSummaryDto {
  @ApiProperty({ type: 'integer', description: '0 for a text that was never saved.' }) revision!: number;
  @ApiProperty({ type: [BodyFaultDto], description: 'They prevent publishing.' }) faults!: BodyFaultDto[];
}

export class VersionDto {
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty({ enum: VERSION_REASONS }) reason!: VersionReason;
  @ApiProperty({ type: String, nullable: true, description: 'Null for the content.' }) who!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
}

export class FullVersionDto extends VersionDto {
  @ApiProperty({ type: Object, description: 'Of the text’s kind.' }) value!: object;
}

export class PreviewLinkDto {
  @ApiProperty() url!: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt!: Date;
}
