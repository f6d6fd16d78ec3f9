import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsIn, IsOptional } from 'class-validator';

import type { DeliveryStatus } from '../../platform/email/email-rules.js';
import { NextPageDto, PageOf, SearchByAddressDto } from '../../platform/http/page.dto.js';

const STATUSES = ['queued', 'sent', 'accepted', 'bounced', 'complained', 'suppressed', 'withdrawn'] as const;

/** `failing`: queued, with a failed attempt. */
const FILTER_STATUSES = [...STATUSES, 'failing'] as const;
type FilterStatus = (typeof FILTER_STATUSES)[number];

export interface DeliveryFilter {
  status?: FilterStatus | undefined;
  /** Part of the address, case-insensitive. */
  query?: string | undefined;
  cursor?: string | undefined;
}

export class ListDeliveriesDto extends SearchByAddressDto {
  @ApiPropertyOptional({ enum: FILTER_STATUSES })
  @IsOptional()
  @IsIn(FILTER_STATUSES, { message: `The status must be one of ${FILTER_STATUSES.join(', ')}.` })
  status?: FilterStatus;
}

export class DeliveryDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Kind of email.' }) letter!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Ids of its subject.' })
  cause!: object;

  @ApiProperty() recipient!: string;
  @ApiProperty({ type: String, nullable: true }) subject!: string | null;
  @ApiProperty({ enum: STATUSES }) status!: DeliveryStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Reply of the recipient’s server.' })
  diagnosis!: string | null;

  @ApiProperty({ type: String, format: 'date-time' }) queuedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) changedAt!: Date;

  @ApiProperty({ description: 'Failed attempts since it was queued or resent.' })
  failures!: number;

  @ApiProperty({ type: String, nullable: true }) lastError!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null if it is not retried automatically.',
  })
  nextTryAt!: Date | null;

  @ApiProperty({ description: 'Overdue, and held for the owner’s decision.' }) isLate!: boolean;

  @ApiProperty({ description: 'Kept on disk instead of sent: there was no mail server.' }) isKept!: boolean;
}

export class DeliveryPageDto extends PageOf(DeliveryDto) {}

export class ResentDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the record of the queued email.' })
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
