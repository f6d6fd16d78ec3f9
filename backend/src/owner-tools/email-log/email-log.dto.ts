import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsIn, IsOptional } from 'class-validator';

import type { DeliveryStatus } from '../../platform/email/email-rules.js';
import { NextPageDto, PageOf, SearchByAddressDto } from '../../platform/http/page.dto.js';

const STATUSES = ['queued', 'sent', 'accepted', 'bounced', 'complained', 'suppressed', 'withdrawn'] as const;

/** `failing`: queued, and tried in vain. */
export const ASKED_STATUSES = [...STATUSES, 'failing'] as const;
export type AskedStatus = (typeof ASKED_STATUSES)[number];

export class ListDeliveriesDto extends SearchByAddressDto {
  @ApiPropertyOptional({ enum: ASKED_STATUSES })
  @IsOptional()
  @IsIn(ASKED_STATUSES, { message: `The status is one of ${ASKED_STATUSES.join(', ')}.` })
  status?: AskedStatus;
}

export class DeliveryDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'The kind of email.' }) letter!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What it is about, by ids.' })
  cause!: object;

  @ApiProperty() recipient!: string;
  @ApiProperty({ type: String, nullable: true }) subject!: string | null;
  @ApiProperty({ enum: STATUSES }) status!: DeliveryStatus;

  @ApiProperty({ type: String, nullable: true, description: 'What the server of the reader said.' })
  diagnosis!: string | null;

  @ApiProperty({ type: String, format: 'date-time' }) queuedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) changedAt!: Date;

  @ApiProperty({ description: 'How often it was tried in vain since it was promised or sent again.' })
  failures!: number;

  @ApiProperty({ type: String, nullable: true }) lastError!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null where it is not tried by itself any more.',
  })
  nextTryAt!: Date | null;

  @ApiProperty({ description: 'It was found late, and waits for the owner.' }) isLate!: boolean;

  @ApiProperty({ description: 'It was kept instead of sent: there was no mail server.' }) isKept!: boolean;
}

export class DeliveryPageDto extends PageOf(DeliveryDto) {}

export class ResentDto {
  @ApiProperty({ format: 'uuid', description: 'Of the record of the email that is promised now.' })
  id!: string;
}

export class ListSuppressionsDto extends NextPageDto {}

export class SuppressionDto {
  @ApiProperty({ enum: ['purchases', 'letters'] }) list!: 'purchases' | 'letters';
  @ApiProperty() email!: string;
  @ApiProperty({ enum: ['bounced', 'complained'] }) reason!: 'bounced' | 'complained';
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
}

export class SuppressionPageDto extends PageOf(SuppressionDto) {}
