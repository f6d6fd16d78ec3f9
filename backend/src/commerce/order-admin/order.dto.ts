import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from '../../platform/http/text-rules.js';
import { PRODUCT_TYPES, type ProductType } from '../products/product-rules.js';
import { GUARANTEE_STATES, type GuaranteeState } from '../guarantee/guarantee-rules.js';
import { REFUND_STATUSES, type RefundStatus } from '../refunds/refund-rules.js';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-rules.js';
import { TIMELINE_KINDS, type TimelineKind } from './timeline.js';
import { CursorField, PageOf } from '../../platform/http/page.dto.js';

/** `stuck`: needs the owner. `bought`: was paid at some time, in any status. */
export const ASKED_STATUSES = [...ORDER_STATUSES, 'stuck', 'bought'] as const;
export type AskedStatus = (typeof ASKED_STATUSES)[number];

const QUERY = 'Please search for one line of at most 200 characters.';
const MOMENT = /^20[\d-]{8}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;
const TIME = 'A time is given as 2026-11-21T00:00:00Z.';

/** Filter of orders; all without a filter. */
export class OrderFilterDto {
  @ApiPropertyOptional({
    description: 'A part of the buyer’s address or name, of the reference, or of the payment’s id.',
  })
  @IsOptional()
  @IsString({ message: QUERY })
  @MaxLength(200, { message: QUERY })
  @Matches(ONE_LINE, { message: QUERY })
  query?: string;

  @ApiPropertyOptional({ enum: ASKED_STATUSES })
  @IsOptional()
  @IsIn(ASKED_STATUSES, { message: `The status is one of ${ASKED_STATUSES.join(', ')}.` })
  status?: AskedStatus;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Matches(/^[\w.-]{1,100}$/, { message: 'Please name a product by its id.' })
  productId?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Opened then or later.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: TIME })
  @Matches(MOMENT, { message: TIME })
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Opened before.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: TIME })
  @Matches(MOMENT, { message: TIME })
  before?: string;
}

export class ListOrdersDto extends OrderFilterDto {
  @CursorField() cursor?: string;
}

export class OrderSummaryDto {
  @ApiProperty() id!: string;
  @ApiProperty({ example: '7F3K-2Q9A' }) reference!: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status!: OrderStatus;
  @ApiProperty({ description: 'Something about it did not work.' }) isStuck!: boolean;
  @ApiProperty({ description: 'The same address paid for the same product within a day of it.' })
  mayBeDouble!: boolean;
  @ApiProperty({ type: String, nullable: true }) customerName!: string | null;
  @ApiProperty() customerEmail!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() productTitle!: string;
  @ApiProperty({ enum: PRODUCT_TYPES }) productType!: ProductType;
  @ApiProperty({ type: String, nullable: true, description: 'A small picture of the book.' })
  coverSrc!: string | null;
  @ApiProperty({ type: 'integer', description: 'US cents.' }) totalCents!: number;
  @ApiProperty({ type: 'integer', description: 'Given back, or on its way, in US cents.' })
  givenBackCents!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paidAt!: Date | null;
}

export class OrderPageDto extends PageOf(OrderSummaryDto) {}

export class OrderedProductDto {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
}

/** Orders that need the owner, and the values to filter by. */
export class OrderOverviewDto {
  @ApiProperty({ type: 'integer', description: 'Parcels that wait to be sent.' }) toSend!: number;
  @ApiProperty({ type: 'integer' }) stuck!: number;
  @ApiProperty({ type: 'integer' }) disputed!: number;
  @ApiProperty({ type: 'integer', description: 'Reviews that wait to be looked at.' }) reviews!: number;
  @ApiProperty({ type: [OrderedProductDto] }) products!: OrderedProductDto[];
}

const text = { type: String, nullable: true } as const;

/** An event of an order; facts that its kind does not have are null. */
export class TimelineEntryDto {
  @ApiProperty({ format: 'date-time' }) at!: Date;
  @ApiProperty({ enum: TIMELINE_KINDS }) kind!: TimelineKind;
  @ApiProperty({ ...text, description: 'Who of the staff did it.' }) by!: string | null;
  @ApiProperty({ ...text, description: 'The kind of email, by its job.' }) letter!: string | null;
  @ApiProperty({ ...text, description: 'Whom it concerns: the new address, or that of an email.' })
  email!: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) amountCents!: number | null;
  @ApiProperty({ ...text, description: 'Of a file: pdf or epub.' }) format!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'How often, or how many.' })
  count!: number | null;
  @ApiProperty({ ...text, description: 'In words: a reason, a note, a server’s answer, an old address.' })
  text!: string | null;
}

export class RefundDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', description: 'US cents.' }) amountCents!: number;
  @ApiProperty({ enum: REFUND_STATUSES }) status!: RefundStatus;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for one that was made at Stripe itself.' })
  askedBy!: string | null;
  @ApiProperty({ format: 'date-time' }) askedAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed.' }) failure!: string | null;
}

export class OrderNoteDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() body!: string;
  @ApiProperty() author!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) editedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true }) editedBy!: string | null;
  @ApiProperty({ type: 'integer' }) version!: number;
}

export class OrderFileDto {
  @ApiProperty({ example: 'pdf' }) format!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ type: 'integer' }) downloads!: number;
}

/** Failed work of an order. */
export class OrderErrorDto {
  @ApiProperty({ description: 'The job, as the program names it.' }) job!: string;
  @ApiProperty({ type: 'integer', description: 'How often it was tried in vain.' }) failures!: number;
  @ApiProperty() lastError!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is tried by itself.',
  })
  nextTryAt!: Date | null;
}

/** A payment that does not match the order. */
export class PaymentMismatchDto {
  @ApiProperty() paymentIntentId!: string;
  @ApiProperty({ example: '$12.00', description: 'What has come in, as its currency is written.' })
  received!: string;
  @ApiProperty({ description: 'Beside the payment that the order has.' }) isSecond!: boolean;
  @ApiProperty({ description: 'Not where a bank decides about it.' }) isRefundable!: boolean;
}

/** Actions that the order's state allows, regardless of the admin's role. */
export class OrderStepsDto {
  @ApiProperty() resend!: boolean;
  @ApiProperty() changeAddress!: boolean;
  @ApiProperty() makeLink!: boolean;
  @ApiProperty() markSent!: boolean;
  @ApiProperty({ description: 'Try again what did not work, or ask Stripe whether it was paid.' })
  retry!: boolean;
  @ApiProperty({ type: 'integer', description: 'What can still be given back, in US cents.' })
  refundableCents!: number;
  @ApiProperty({ description: 'Whether a bank asks for evidence, or has asked.' }) evidence!: boolean;
}

export class OrderPaperDto {
  @ApiProperty({ example: '2026-00042' }) number!: string;
  @ApiProperty({ enum: ['receipt', 'credit-note'] }) kind!: 'receipt' | 'credit-note';
  @ApiProperty({ type: 'integer' }) amountCents!: number;
  @ApiProperty({ description: 'Counts no more: the bank returned its refund.' }) isVoid!: boolean;
}

/** Another paid order that may be a double purchase. */
export class DoubleOrderDto {
  @ApiProperty() id!: string;
  @ApiProperty({ example: '7F3K-2Q9A' }) reference!: string;
  @ApiProperty({ format: 'date-time' }) paidAt!: Date;
}

export class OrderDto extends OrderSummaryDto {
  @ApiProperty({ type: [DoubleOrderDto], description: 'Orders that may be this one, bought twice.' })
  doubles!: DoubleOrderDto[];
  @ApiProperty({ type: String, nullable: true }) paymentIntentId!: string | null;
  @ApiProperty({ type: 'integer' }) quantity!: number;
  @ApiProperty({ type: [String], description: 'Where the parcel goes, line by line.' })
  postalAddress!: string[];
  @ApiProperty({ type: String, nullable: true }) trackingNumber!: string | null;
  @ApiProperty({ description: 'The buyer’s address gets no emails: they came back, or were called spam.' })
  isHeldBack!: boolean;
  @ApiProperty({ type: [OrderFileDto] }) files!: OrderFileDto[];
  @ApiProperty({ type: [OrderPaperDto], description: 'Receipts and credit notes that have their number.' })
  papers!: OrderPaperDto[];
  @ApiProperty({ type: [RefundDto] }) refunds!: RefundDto[];
  @ApiProperty({
    enum: GUARANTEE_STATES,
    nullable: true,
    description: 'How the buyer’s own request for a refund stands; null where they made none.',
  })
  refundRequest!: GuaranteeState | null;
  @ApiProperty({ type: [OrderNoteDto] }) notes!: OrderNoteDto[];
  @ApiProperty({ type: [OrderErrorDto] }) troubles!: OrderErrorDto[];
  @ApiProperty({ type: [PaymentMismatchDto], description: 'Payments that do not fit it.' })
  paymentMismatches!: PaymentMismatchDto[];
  @ApiProperty({ type: [TimelineEntryDto] }) timeline!: TimelineEntryDto[];
  @ApiProperty({ type: OrderStepsDto }) steps!: OrderStepsDto;
}
