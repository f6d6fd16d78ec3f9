import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from '../../platform/http/text-rules.js';
import { PRODUCT_TYPES, type ProductType } from '../products/product-rules.js';
import { GUARANTEE_STATES, type GuaranteeState } from '../guarantee/guarantee-rules.js';
import { REFUND_STATUSES, type RefundStatus } from '../refunds/refund-rules.js';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-rules.js';
import { TIMELINE_KINDS, type TimelineKind } from './timeline-kinds.js';
import { CursorField, PageOf } from '../../platform/http/page.dto.js';

/** `stuck`: needs the owner. `bought`: was paid at some time, in any status. */
export const STATUS_FILTERS = [...ORDER_STATUSES, 'stuck', 'bought'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

const QUERY = 'Please search for one line of at most 200 characters.';
const MOMENT = /^20[\d-]{8}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;
const TIME = 'A time is given as 2026-11-21T00:00:00Z.';

export class OrderFilterDto {
  @ApiPropertyOptional({
    description: 'Part of the buyer’s address or name, the reference, or the payment’s id.',
  })
  @IsOptional()
  @IsString({ message: QUERY })
  @MaxLength(200, { message: QUERY })
  @Matches(ONE_LINE, { message: QUERY })
  query?: string;

  @ApiPropertyOptional({ enum: STATUS_FILTERS })
  @IsOptional()
  @IsIn(STATUS_FILTERS, { message: `The status is one of ${STATUS_FILTERS.join(', ')}.` })
  status?: StatusFilter;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Matches(/^[\w.-]{1,100}$/, { message: 'Please name a product by its id.' })
  productId?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Ordered at this time or later.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: TIME })
  @Matches(MOMENT, { message: TIME })
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Ordered before this time.' })
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
  @ApiProperty({ description: 'Needs the owner’s attention.' }) isStuck!: boolean;
  @ApiProperty({ description: 'The same address paid for the same product within a day of it.' })
  mayBeDouble!: boolean;
  @ApiProperty({ type: String, nullable: true }) customerName!: string | null;
  @ApiProperty() customerEmail!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() productTitle!: string;
  @ApiProperty({ enum: PRODUCT_TYPES }) productType!: ProductType;
  @ApiProperty({ type: String, nullable: true, description: 'Thumbnail of the cover.' })
  coverSrc!: string | null;
  @ApiProperty({ description: 'Of all amounts of the order: ISO 4217.', example: 'USD' }) currency!: string;
  @ApiProperty({ type: 'integer', description: 'In the currency’s minor unit.' }) totalCents!: number;
  @ApiProperty({ type: 'integer', description: 'Refunded or pending, in minor units.' })
  givenBackCents!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paidAt!: Date | null;
}

export class OrderPageDto extends PageOf(OrderSummaryDto) {}

export class OrderedProductDto {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
}

export class OrderOverviewDto {
  @ApiProperty({ type: 'integer', description: 'Packages to send.' }) toSend!: number;
  @ApiProperty({ type: 'integer' }) stuck!: number;
  @ApiProperty({ type: 'integer' }) disputed!: number;
  @ApiProperty({ type: 'integer', description: 'Reviews that wait for approval.' }) reviews!: number;
  @ApiProperty({ type: [OrderedProductDto] }) products!: OrderedProductDto[];
}

const text = { type: String, nullable: true } as const;

/** An event of an order; facts that its kind does not have are null. */
export class TimelineEntryDto {
  @ApiProperty({ format: 'date-time' }) at!: Date;
  @ApiProperty({ enum: TIMELINE_KINDS }) kind!: TimelineKind;
  @ApiProperty({ ...text, description: 'Name of the admin.' }) by!: string | null;
  @ApiProperty({ ...text, description: 'Job name of the email.' }) letter!: string | null;
  @ApiProperty({ ...text, description: 'Recipient of an email, or the new address.' })
  email!: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) amountCents!: number | null;
  @ApiProperty({ ...text, description: 'File format: pdf or epub.' }) format!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Count.' })
  count!: number | null;
  @ApiProperty({ ...text, description: 'A reason, a note, a server’s answer, or an old address.' })
  text!: string | null;
}

export class RefundDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', description: 'In the currency’s minor unit.' }) amountCents!: number;
  @ApiProperty({ enum: REFUND_STATUSES }) status!: RefundStatus;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null if made at Stripe.' })
  askedBy!: string | null;
  @ApiProperty({ format: 'date-time' }) askedAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Reason of the failure.' }) failure!:
    | string
    | null;
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

export class OrderErrorDto {
  @ApiProperty({ description: 'Job name.' }) job!: string;
  @ApiProperty({ type: 'integer', description: 'Failed attempts.' }) failures!: number;
  @ApiProperty() lastError!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the next attempt.',
  })
  nextTryAt!: Date | null;
}

export class PaymentMismatchDto {
  @ApiProperty() paymentIntentId!: string;
  @ApiProperty({ example: '$12.00', description: 'Received amount with its currency.' })
  received!: string;
  @ApiProperty({ description: 'In addition to the order’s own payment.' }) isSecond!: boolean;
  @ApiProperty({ description: 'False during a dispute.' }) isRefundable!: boolean;
}

/** Actions that the order's state allows, regardless of the admin's role. */
export class OrderStepsDto {
  @ApiProperty() resend!: boolean;
  @ApiProperty() changeAddress!: boolean;
  @ApiProperty() makeLink!: boolean;
  @ApiProperty() markSent!: boolean;
  @ApiProperty({ description: 'Retry failed work, or read the payment from Stripe.' })
  retry!: boolean;
  @ApiProperty({ type: 'integer', description: 'Refundable amount in minor units.' })
  refundableCents!: number;
  @ApiProperty({ description: 'There is or was a dispute.' }) evidence!: boolean;
}

export class OrderPaperDto {
  @ApiProperty({ example: '2026-00042' }) number!: string;
  @ApiProperty({ enum: ['receipt', 'credit-note'] }) kind!: 'receipt' | 'credit-note';
  @ApiProperty({ type: 'integer' }) amountCents!: number;
  @ApiProperty({ description: 'The bank returned its refund.' }) isVoid!: boolean;
}

export class OrderConsentDto {
  @ApiProperty({ description: 'The sentence that the buyer agreed to.' }) wording!: string;
  @ApiProperty({ format: 'date-time' }) agreedAt!: Date;
}

export class DoubleOrderDto {
  @ApiProperty() id!: string;
  @ApiProperty({ example: '7F3K-2Q9A' }) reference!: string;
  @ApiProperty({ format: 'date-time' }) paidAt!: Date;
}

export class OrderDto extends OrderSummaryDto {
  @ApiProperty({ type: [DoubleOrderDto], description: 'Orders that may be double purchases of this one.' })
  doubles!: DoubleOrderDto[];
  @ApiProperty({ type: String, nullable: true }) paymentIntentId!: string | null;
  @ApiProperty({ type: 'integer' }) quantity!: number;
  @ApiProperty({ type: [String], description: 'Lines of the shipping address.' })
  postalAddress!: string[];
  @ApiProperty({ type: String, nullable: true }) trackingNumber!: string | null;
  @ApiProperty({
    type: OrderConsentDto,
    nullable: true,
    description: 'That the right of withdrawal ends with the download; null if none was asked for.',
  })
  withdrawalConsent!: OrderConsentDto | null;
  @ApiProperty({ description: 'The buyer’s address is blocked after a bounce or a spam complaint.' })
  isHeldBack!: boolean;
  @ApiProperty({ type: [OrderFileDto] }) files!: OrderFileDto[];
  @ApiProperty({ type: [OrderPaperDto], description: 'Numbered receipts and credit notes.' })
  papers!: OrderPaperDto[];
  @ApiProperty({ type: [RefundDto] }) refunds!: RefundDto[];
  @ApiProperty({
    enum: GUARANTEE_STATES,
    nullable: true,
    description: 'State of the buyer’s refund request; null if there is none.',
  })
  refundRequest!: GuaranteeState | null;
  @ApiProperty({ type: [OrderNoteDto] }) notes!: OrderNoteDto[];
  @ApiProperty({ type: [OrderErrorDto] }) troubles!: OrderErrorDto[];
  @ApiProperty({ type: [PaymentMismatchDto], description: 'Payments that do not match the order.' })
  paymentMismatches!: PaymentMismatchDto[];
  @ApiProperty({ type: [TimelineEntryDto] }) timeline!: TimelineEntryDto[];
  @ApiProperty({ type: OrderStepsDto }) steps!: OrderStepsDto;
}
