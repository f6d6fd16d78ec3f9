import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from '../../platform/http/text-rules.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.js';
import { PRODUCT_TYPES, type ProductType } from '../products/product-type.js';

/** `stuck`: something about it did not work, and it needs a look. */
export const ASKED_STATUSES = [...ORDER_STATUSES, 'stuck'] as const;
export type AskedStatus = (typeof ASKED_STATUSES)[number];

const QUERY = 'Please search for one line of at most 200 characters.';
const MOMENT = /^20[\d-]{8}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;
const TIME = 'A time is given as 2026-11-21T00:00:00Z.';

/** Which orders: all of them where nothing is named. */
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
  @ApiPropertyOptional({ description: 'Of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  cursor?: string;
}

export class OrderSummaryDto {
  @ApiProperty()
  id!: string;
  @ApiProperty({ example: '7F3K-2Q9A' })
  reference!: string;
  @ApiProperty({ enum: ORDER_STATUSES })
  status!: OrderStatus;
  @ApiProperty({ description: 'Something about it did not work.' })
  isStuck!: boolean;
  @ApiProperty({ type: String, nullable: true })
  customerName!: string | null;
  @ApiProperty()
  customerEmail!: string;
  @ApiProperty()
  productId!: string;
  @ApiProperty()
  productTitle!: string;
  @ApiProperty({ enum: PRODUCT_TYPES })
  productType!: ProductType;
  @ApiProperty({ type: 'integer', description: 'US cents.' })
  totalCents!: number;
  @ApiProperty({ type: 'integer', description: 'Given back, or on its way, in US cents.' })
  givenBackCents!: number;
  @ApiProperty({ format: 'date-time' })
  createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt!: Date | null;
}

export class OrderPageDto {
  @ApiProperty({ type: [OrderSummaryDto] })
  items!: OrderSummaryDto[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class OrderedProductDto {
  @ApiProperty()
  id!: string;
  @ApiProperty()
  title!: string;
}

/** What an eye is to be kept on, and what may be filtered by. */
export class OrderOverviewDto {
  @ApiProperty({ type: 'integer', description: 'Parcels that wait for her.' })
  toSend!: number;
  @ApiProperty({ type: 'integer' })
  stuck!: number;
  @ApiProperty({ type: 'integer' })
  disputed!: number;
  @ApiProperty({ type: [OrderedProductDto] })
  products!: OrderedProductDto[];
}
