import { ApiProperty } from '#api-docs';

import { PRODUCT_TYPES, type ProductType, PRODUCT_STATUSES, type ProductStatus } from './product-rules.js';
import { PageOf } from '../../platform/http/page.dto.js';

export class AccessibilityDto {
  @ApiProperty({ type: [String], description: 'Plain sentences.' }) statements!: string[];
  @ApiProperty({ description: 'In the words of the file itself; empty without any.' }) summary!: string;
}

/** A product for visitors, without storage keys. */
export class ProductDto {
  @ApiProperty({ example: 'finding-peace-ebook' }) id!: string;
  @ApiProperty({ description: 'The same as title.' }) name!: string;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ description: 'US cents.', type: 'integer', example: 999 }) price!: number;

  @ApiProperty({
    enum: PRODUCT_TYPES,
    description: 'A paperback goes by post: its purchase needs an address.',
  })
  type!: ProductType;

  @ApiProperty({ type: [String], example: ['pdf', 'epub'] }) file_formats!: string[];
  @ApiProperty({ type: [String], description: 'The same as file_formats.' }) fileFormats!: string[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of the PDF that is sold; null where unknown.',
  })
  pdfPages!: number | null;

  @ApiProperty({
    type: AccessibilityDto,
    required: false,
    description: 'What the ePub says of its accessibility; left out if it says nothing.',
  })
  accessibility?: AccessibilityDto;

  @ApiProperty({
    required: false,
    enum: [true],
    description: 'Tax comes to the price; how much, POST /api/checkout/total says.',
  })
  addsTax?: true;
}

/** Facts that were read from a file. */
export class FileFactsDto {
  @ApiProperty({ description: 'A PDF that forbids editing or copying; it opens without a password.' })
  isProtected!: boolean;

  @ApiProperty({ description: 'An ePub with fixed pages: it is sold, and not read on the site.' })
  isFixedLayout!: boolean;

  @ApiProperty({
    enum: ['audio', 'video'],
    isArray: true,
    description: 'The reader on the site leaves them out.',
  })
  media!: ('audio' | 'video')[];

  @ApiProperty({ type: [String], description: 'Files that an ePub lists but does not hold.' })
  missing!: string[];

  @ApiProperty({
    type: AccessibilityDto,
    nullable: true,
    description: 'Null if the file says nothing of it.',
  })
  accessibility!: AccessibilityDto | null;
}

export class AdminFileDto {
  @ApiProperty({ description: 'Names it if a new edition replaces it.' }) id!: string;
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({ enum: ['pdf', 'epub', 'mobi', 'unknown'] }) format!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where it is missing from the storage.' })
  sizeBytes!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null where it was kept before sums were.' })
  sha256!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a PDF; null for other formats, or unknown.',
  })
  pages!: number | null;
  @ApiProperty({ type: FileFactsDto, nullable: true, description: 'Null until the file has been read.' })
  facts!: FileFactsDto | null;
}

export class EditionReadersDto {
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({ type: 'integer' }) told!: number;
  @ApiProperty({ type: 'integer', description: 'Gave the book back before their turn came.' }) left!: number;
}

export class EditionDto {
  @ApiProperty() id!: string;
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty() note!: string;
  @ApiProperty({ enum: ['told', 'served', 'kept'], description: 'Whether those who bought before got it.' })
  pastBuyers!: 'told' | 'served' | 'kept';
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: [AdminFileDto] }) files!: AdminFileDto[];
  @ApiProperty({ type: EditionReadersDto, nullable: true, description: 'Null where nobody was to be told.' })
  readers!: EditionReadersDto | null;
}

/** A product for the dashboard's list: the visitors' view and its status. */
export class AdminProductSummaryDto extends ProductDto {
  @ApiProperty({ enum: PRODUCT_STATUSES }) status!: ProductStatus;
  @ApiProperty({ type: 'integer', description: 'Goes up with each change; sent back with one.' })
  version!: number;
  @ApiProperty({ type: 'integer', description: 'Orders that are paid for and were not given back.' })
  soldCount!: number;
  @ApiProperty({ type: [AdminFileDto] }) files!: AdminFileDto[];
  @ApiProperty({ type: String, nullable: true, description: 'Its page on the site, where it has one.' })
  pagePath!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'A small picture of the book.' })
  coverSrc!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class AdminProductDto extends AdminProductSummaryDto {
  @ApiProperty({ type: [EditionDto], description: 'The newest first.' }) editions!: EditionDto[];
}

export class AdminProductPageDto extends PageOf(AdminProductSummaryDto) {}

export class ProductEventDto {
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ description: 'Name and address of whoever did it.' }) who!: string;
  @ApiProperty({ example: 'product.changed' }) action!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before!: Record<string, unknown> | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after!: Record<string, unknown> | null;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}
