import { ApiProperty } from '#api-docs';

import { PRODUCT_TYPES, type ProductType, PRODUCT_STATUSES, type ProductStatus } from './product-rules.js';
import { PageOf } from '../../platform/http/page.dto.js';

export class AccessibilityDto {
  @ApiProperty({ type: [String], description: 'Plain sentences.' }) statements!: string[];
  @ApiProperty({ description: 'The file’s own summary; may be empty.' }) summary!: string;
}

/** A product for visitors, without storage keys. */
export class ProductDto {
  @ApiProperty({ example: 'finding-peace-ebook' }) id!: string;
  @ApiProperty({ description: 'The same as title.' }) name!: string;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ description: 'In the currency’s minor unit.', type: 'integer', example: 999 })
  price!: number;
  @ApiProperty({ description: 'ISO 4217.', example: 'USD' }) currency!: string;

  @ApiProperty({
    enum: PRODUCT_TYPES,
    description: 'A paperback is shipped, so its purchase needs an address.',
  })
  type!: ProductType;

  @ApiProperty({ type: [String], example: ['pdf', 'epub'] }) file_formats!: string[];
  @ApiProperty({ type: [String], description: 'The same as file_formats.' }) fileFormats!: string[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Pages of the PDF; null if unknown.',
  })
  pdfPages!: number | null;

  @ApiProperty({
    type: AccessibilityDto,
    required: false,
    description: 'Accessibility of the ePub; omitted if unknown.',
  })
  accessibility?: AccessibilityDto;

  @ApiProperty({
    required: false,
    enum: [true],
    description: 'Tax is added to the price; see POST /api/checkout/total.',
  })
  addsTax?: true;
}

export class FileFactsDto {
  @ApiProperty({ description: 'A PDF that forbids editing or copying; it opens without a password.' })
  isProtected!: boolean;

  @ApiProperty({ description: 'A fixed-layout ePub, which cannot be read on the site.' })
  isFixedLayout!: boolean;

  @ApiProperty({
    enum: ['audio', 'video'],
    isArray: true,
    description: 'The reader on the site ignores them.',
  })
  media!: ('audio' | 'video')[];

  @ApiProperty({ type: [String], description: 'Files that the ePub lists but lacks.' })
  missing!: string[];

  @ApiProperty({
    type: AccessibilityDto,
    nullable: true,
    description: 'Null if unknown.',
  })
  accessibility!: AccessibilityDto | null;
}

export class AdminFileDto {
  @ApiProperty({ description: 'Identifies the file that a new edition replaces.' }) id!: string;
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({ enum: ['pdf', 'epub', 'mobi', 'unknown'] }) format!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null if missing in storage.' })
  sizeBytes!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for files older than checksums.' })
  sha256!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Pages of a PDF; null for other formats, or unknown.',
  })
  pages!: number | null;
  @ApiProperty({ type: FileFactsDto, nullable: true, description: 'Null until the file has been read.' })
  facts!: FileFactsDto | null;
}

export class EditionReadersDto {
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({ type: 'integer' }) told!: number;
  @ApiProperty({ type: 'integer', description: 'Refunded before the email was sent.' }) left!: number;
}

export class EditionDto {
  @ApiProperty() id!: string;
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty() note!: string;
  @ApiProperty({ enum: ['told', 'served', 'kept'], description: 'Whether earlier buyers got it.' })
  pastBuyers!: 'told' | 'served' | 'kept';
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: [AdminFileDto] }) files!: AdminFileDto[];
  @ApiProperty({ type: EditionReadersDto, nullable: true, description: 'Null if no emails were sent.' })
  readers!: EditionReadersDto | null;
}

/** A product for the dashboard's list: the visitors' view and its status. */
export class AdminProductSummaryDto extends ProductDto {
  @ApiProperty({ enum: PRODUCT_STATUSES }) status!: ProductStatus;
  @ApiProperty({ type: 'integer', description: 'Raised by each change; sent back with a change.' })
  version!: number;
  @ApiProperty({ type: 'integer', description: 'Paid orders without refunded ones.' })
  soldCount!: number;
  @ApiProperty({ type: [AdminFileDto] }) files!: AdminFileDto[];
  @ApiProperty({ type: String, nullable: true, description: 'Path of its page on the site, if it has one.' })
  pagePath!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Thumbnail of the cover.' })
  coverSrc!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) savedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who changed its details last.' }) savedBy!:
    | string
    | null;
}

export class AdminProductDto extends AdminProductSummaryDto {
  @ApiProperty({ type: [EditionDto], description: 'Newest first.' }) editions!: EditionDto[];
}

export class AdminProductPageDto extends PageOf(AdminProductSummaryDto) {}

export class ProductEventDto {
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ description: 'Name and address of the admin.' }) who!: string;
  @ApiProperty({ example: 'product.changed' }) action!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before!: Record<string, unknown> | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after!: Record<string, unknown> | null;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}
