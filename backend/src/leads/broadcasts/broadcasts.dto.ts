import { ApiProperty } from '#api-docs';
import { newsletter } from '@lectern/catalogue';
import { Transform } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';

import { IsOneOf } from '../../platform/http/is-one-of.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { BROADCAST_STATUSES, type BroadcastStatus } from './broadcast-rules.js';

const SUBJECT = 'The subject must be text.';

const BODY = 'The broadcast must be text.';

const topicIds = () => newsletter.topics.map(({ id }) => id);

const SEND_AT = 'The time (sendAt) must be a date and a time with its zone, such as 2026-12-01T09:00:00Z.';

/** A draft may be incomplete until it is sent. */
export class WriteBroadcastDto {
  @ApiProperty({ maxLength: 200 })
  @Transform(trimmed)
  @IsString({ message: SUBJECT })
  @MaxLength(200, { message: 'The subject must be at most 200 characters.' })
  @Matches(ONE_LINE, { message: 'The subject must be on one line.' })
  subject!: string;

  @ApiProperty({ maxLength: 50_000, description: 'Markdown.' })
  @Transform(trimmed)
  @IsString({ message: BODY })
  @MaxLength(50_000, { message: 'The broadcast must be at most 50,000 characters.' })
  // PostgreSQL keeps every character but this one.
  @Matches(/^[^\0]*$/, { message: 'The broadcast must be plain text.' })
  body!: string;

  @ApiProperty({
    enum: topicIds,
    nullable: true,
    description: 'Null for everyone.',
  })
  @IsOptional()
  @IsOneOf(topicIds, { message: (topics) => `The topic must be one of ${topics}.` })
  topic: string | null = null;
}

export class ChangeBroadcastDto extends WriteBroadcastDto {
  @ApiProperty({ description: 'Version that was edited.' })
  @IsInt({ message: 'Please say which version was changed.' })
  @Min(1, { message: 'Please say which version was changed.' })
  version!: number;
}

export class SendBroadcastDto {
  @ApiProperty({ format: 'date-time', required: false, description: 'Default: now.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: SEND_AT })
  @Matches(/T[\d:.,]+(Z|[+-]\d\d:?\d\d)$/, { message: SEND_AT })
  sendAt?: string;
}

/** Copies by status. */
export class RecipientCountsDto {
  @ApiProperty() waiting!: number;
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'The reader had left the list.' }) left!: number;
  @ApiProperty({ description: 'The address gets no more emails.' }) suppressed!: number;
  @ApiProperty({ description: 'The server rejected the address.' }) bounced!: number;
  @ApiProperty({ description: 'Deferred by the server, and retried.' }) delayed!: number;
}

export class BroadcastSummaryDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() subject!: string;
  @ApiProperty({ type: String, nullable: true }) topic!: string | null;
  @ApiProperty({ enum: BROADCAST_STATUSES }) status!: BroadcastStatus;
  @ApiProperty({ description: 'It is late and waits for the owner.' }) isLate!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sendAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) startedAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endedAt!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: RecipientCountsDto }) counts!: RecipientCountsDto;
}

export class BroadcastLinkDto {
  @ApiProperty({ description: 'Address that the link leads to.' }) address!: string;
  @ApiProperty({ description: 'By all readers together; no reader is identified.' }) clicks!: number;
}

export class BroadcastDto extends BroadcastSummaryDto {
  @ApiProperty({ description: 'Markdown.' }) body!: string;
  @ApiProperty() version!: number;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Who saved it last.' }) savedBy!: string | null;
  @ApiProperty({ description: 'Current number of readers.' }) audience!: number;
  @ApiProperty({ description: 'Emails a second that the site is set to send.' }) ratePerSecond!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Emails a second in the last minute; null if it is not being sent, or too few were.',
  })
  pacePerSecond!: number | null;
  @ApiProperty({ description: 'Required for sending.' }) hasPostalAddress!: boolean;
  @ApiProperty({
    type: [BroadcastLinkDto],
    description: 'Counted links, most clicks first; empty if clicks were not counted.',
  })
  links!: BroadcastLinkDto[];
}

export class MarkdownProblemDto {
  @ApiProperty({ description: 'Counts from 1.' }) line!: number;
  @ApiProperty() message!: string;
}

export class BroadcastPreviewDto {
  @ApiProperty() subject!: string;
  @ApiProperty() html!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'Size of the HTML of one copy.' }) htmlBytes!: number;
  @ApiProperty({ description: 'Gmail cuts off longer HTML.' }) clippedFromBytes!: number;
  @ApiProperty({ type: [MarkdownProblemDto], description: 'Lines that an email cannot show.' })
  problems!: MarkdownProblemDto[];
}

export class SentTestDto {
  @ApiProperty({ description: 'Without a mail server, the email is kept in the email log.' })
  isKept!: boolean;
}

export class AudienceDto {
  @ApiProperty({ type: String, nullable: true, description: 'Null for everyone.' }) topic!: string | null;
  @ApiProperty() label!: string;
  @ApiProperty({ description: 'Current number of readers.' }) readers!: number;
}
