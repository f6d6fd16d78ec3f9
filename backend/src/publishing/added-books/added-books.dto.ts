import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import {
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';

import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { BOOK_SALES, type BookSale, MAX_TITLE_LENGTH } from './added-book-rules.js';

const TITLE = 'Please give the book a title.';
const REVISION = 'Please say which revision was edited.';
const FILE = 'Please say which file to remove.';
const BOOK = 'Please send the book.';
const BOOK_SHAPE = 'In the shape of book.json, with prices of editions in the currency’s minor unit';

export class NewBookDto {
  @ApiProperty({ maxLength: MAX_TITLE_LENGTH })
  @Transform(trimmed)
  @IsString({ message: TITLE })
  @MinLength(1, { message: TITLE })
  @MaxLength(MAX_TITLE_LENGTH, { message: `The title must be at most ${MAX_TITLE_LENGTH} characters.` })
  @Matches(ONE_LINE, { message: 'The title must be on one line.' })
  title!: string;
}

export class BookRevisionDto {
  @ApiProperty({ type: 'integer', description: 'Revision of the draft that was edited.' })
  @Max(2_147_483_646, { message: REVISION })
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision!: number;
}

export class RemoveBookFileDto {
  @ApiProperty({ description: 'Id of the file.' })
  @IsString({ message: FILE })
  @MaxLength(500, { message: FILE })
  file!: string;
}

export class SaveBookDto extends BookRevisionDto {
  @ApiProperty({ type: 'object', additionalProperties: true, description: BOOK_SHAPE })
  @IsObject({ message: BOOK })
  book!: Record<string, unknown>;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'In the shape of sales.json; null for the standard sales page.',
  })
  @IsOptional()
  @IsObject({ message: BOOK })
  sales!: Record<string, unknown> | null;

  @ApiProperty({
    ...{ type: 'object', additionalProperties: true, nullable: true, selfRequired: false },
    description: 'In the shape of sample.json. Null removes it; left out, it stays.',
  })
  @IsOptional()
  @IsObject({ message: BOOK })
  sample?: Record<string, unknown> | null;

  @ApiProperty({ type: String, nullable: true, description: 'Id of a picture of the library.' })
  @IsOptional()
  @Matches(/^[0-9a-f]{32}$/, { message: 'The cover must be a picture of the library.' })
  cover!: string | null;

  @ApiProperty({
    enum: BOOK_SALES,
    description: '`here`: sold on this site. `announced`: takes notices. `elsewhere`: other stores sell it.',
  })
  @IsDefined({ message: BOOK })
  @IsIn(BOOK_SALES, { message: 'Please say how the book is sold.' })
  sale!: BookSale;
}

export class CoverColorsDto {
  @ApiProperty({
    ...{ type: 'object', additionalProperties: true, nullable: true },
    description: 'As `palette` of book.json; null if the library has no such picture.',
  })
  palette!: Record<string, unknown> | null;
}

/** A field that keeps a book from being published. */
export class MissingFieldDto {
  @ApiProperty({ example: 'editions[0].price', description: 'Place in the book; `files` of its product.' })
  field!: string;
  @ApiProperty({ description: 'A sentence about what to do.' }) message!: string;
}

export class MissingFieldsDto {
  @ApiProperty({ type: [MissingFieldDto], description: 'Empty if the draft can be published.' })
  missing!: MissingFieldDto[];
}

/** A book of the site. */
export class ListedBookDto {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Of its page.' }) path!: string;
  @ApiProperty({ description: 'Added in the dashboard; the others are folders of the content.' })
  isAdded!: boolean;
  @ApiProperty({ description: 'Whether visitors see it.' }) isPublished!: boolean;
  @ApiProperty() hasDraft!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Thumbnail of the cover.' })
  coverSrc!: string | null;
}

export class BookCategoryDto {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
}

export class BookListDto {
  @ApiProperty({ type: [ListedBookDto], description: 'In the order of the site; unpublished ones first.' })
  books!: ListedBookDto[];
  @ApiProperty({ type: [BookCategoryDto] }) categories!: BookCategoryDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Names of editions without one of their own, by format.',
  })
  editionLabels!: Record<string, string>;
}

export class BookForSaleFileDto {
  @ApiProperty() id!: string;
  @ApiProperty({ example: 'Finding Peace.epub' }) fileName!: string;
  @ApiProperty({ enum: ['pdf', 'epub', 'mobi', 'unknown'] }) format!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null if missing in storage.' })
  sizeBytes!: number | null;
}

/** The product of a book. */
export class BookForSaleDto {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ['on-sale', 'off-sale', 'to-come', 'away'] }) status!: string;
  @ApiProperty({ type: 'integer', description: 'In the currency’s minor unit.' }) price!: number;
  @ApiProperty({ type: 'integer', description: 'Paid orders without refunded ones.' }) soldCount!: number;
  @ApiProperty({ type: [BookForSaleFileDto] }) files!: BookForSaleFileDto[];
}

export class AddedBookDto {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Of its page.' }) path!: string;
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) savedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who saved the draft.' }) who!: string | null;
  @ApiProperty({ description: 'Whether visitors see it.' }) isPublished!: boolean;
  @ApiProperty({ description: 'Whether it has changes that visitors do not see.' }) hasDraft!: boolean;
  @ApiProperty({ type: 'object', additionalProperties: true, description: BOOK_SHAPE })
  book!: Record<string, unknown>;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'In the shape of sales.json.',
  })
  sales!: Record<string, unknown> | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'In the shape of sample.json: a chapter to read.',
  })
  sample!: Record<string, unknown> | null;
  @ApiProperty({ type: String, nullable: true, description: 'Id of a picture of the library.' })
  cover!: string | null;
  @ApiProperty({ enum: BOOK_SALES }) sale!: BookSale;
  @ApiProperty({ type: BookForSaleDto, nullable: true, description: 'Null before its first file.' })
  product!: BookForSaleDto | null;
}
