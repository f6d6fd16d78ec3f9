import { ApiProperty } from '#api-docs';

import { REFUND_STATUSES, type RefundStatus } from '../refunds/refund-status.js';
import { OrderSummaryDto } from './order-list.dto.js';
import { TimelineEntryDto } from './timeline.dto.js';

export class RefundDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ type: 'integer', description: 'US cents.' })
  amountCents!: number;
  @ApiProperty({ enum: REFUND_STATUSES })
  status!: RefundStatus;
  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for one that was made at Stripe itself.' })
  askedBy!: string | null;
  @ApiProperty({ format: 'date-time' })
  askedAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed.' })
  failure!: string | null;
}

export class OrderNoteDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty()
  body!: string;
  @ApiProperty()
  author!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true })
  editedBy!: string | null;
  @ApiProperty({ type: 'integer' })
  version!: number;
}

export class OrderFileDto {
  @ApiProperty({ example: 'pdf' })
  format!: string;
  @ApiProperty()
  fileName!: string;
  @ApiProperty({ type: 'integer' })
  downloads!: number;
}

/** Work for this order that did not get done. */
export class OrderTroubleDto {
  @ApiProperty({ description: 'The job, as the program names it.' })
  job!: string;
  @ApiProperty({ type: 'integer', description: 'How often it was tried in vain.' })
  failures!: number;
  @ApiProperty()
  lastError!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is tried by itself.',
  })
  nextTryAt!: Date | null;
}

/** What the state of the order allows, whoever asks. */
export class OrderStepsDto {
  @ApiProperty()
  resend!: boolean;
  @ApiProperty()
  changeAddress!: boolean;
  @ApiProperty()
  makeLink!: boolean;
  @ApiProperty()
  markSent!: boolean;
  @ApiProperty({ description: 'Try again what did not work, or ask Stripe whether it was paid.' })
  retry!: boolean;
  @ApiProperty({ type: 'integer', description: 'What can still be given back, in US cents.' })
  refundableCents!: number;
  @ApiProperty({ description: 'Whether a bank asks for evidence, or has asked.' })
  evidence!: boolean;
}

export class OrderDto extends OrderSummaryDto {
  @ApiProperty({ type: String, nullable: true })
  paymentIntentId!: string | null;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  @ApiProperty({ type: [String], description: 'Where the parcel goes, line by line.' })
  postalAddress!: string[];
  @ApiProperty({ type: String, nullable: true })
  trackingNumber!: string | null;
  @ApiProperty({ description: 'The buyer’s address gets no letters: they came back, or were called spam.' })
  isHeldBack!: boolean;
  @ApiProperty({ type: [OrderFileDto] })
  files!: OrderFileDto[];
  @ApiProperty({ type: [RefundDto] })
  refunds!: RefundDto[];
  @ApiProperty({ type: [OrderNoteDto] })
  notes!: OrderNoteDto[];
  @ApiProperty({ type: [OrderTroubleDto] })
  troubles!: OrderTroubleDto[];
  @ApiProperty({ type: [TimelineEntryDto] })
  timeline!: TimelineEntryDto[];
  @ApiProperty({ type: OrderStepsDto })
  steps!: OrderStepsDto;
}
