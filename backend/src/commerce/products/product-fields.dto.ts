import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';

import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { PRODUCT_LIMITS as MOST, PRODUCT_TYPES, type ProductType } from './product-rules.js';

const DIGITS = /^\d{1,9}$/;

/** For class-transformer: forms and query strings send numbers as digits. */
export const fromForm = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;

/** For class-transformer: a list of one arrives as a single value. */
export const asList = ({ value }: { value: unknown }): unknown =>
  value === undefined || Array.isArray(value) ? value : [value];

const TITLE = 'Please give the product a title.';
const DESCRIPTION = 'Please describe the product.';
/** An empty field is not a price of 0. */
const PRICE = {
  message: ({ value }: { value: unknown }) =>
    value === undefined || value === null || value === ''
      ? 'Please give the product a price.'
      : `The price must be a whole number of cents, from 0 to ${MOST.price}.`,
};

export class ProductFieldsDto {
  @ApiProperty({ maxLength: MOST.title })
  @Transform(trimmed)
  @IsString({ message: TITLE })
  @MinLength(1, { message: TITLE })
  @MaxLength(MOST.title, { message: `The title must be at most ${MOST.title} characters.` })
  @Matches(ONE_LINE, { message: 'The title must be on one line.' })
  title!: string;

  @ApiProperty({ maxLength: MOST.description })
  @Transform(trimmed)
  @IsString({ message: DESCRIPTION })
  @MinLength(1, { message: DESCRIPTION })
  @MaxLength(MOST.description, { message: 'The description must be at most 5,000 characters.' })
  @Matches(/^[^\0\p{Cs}]*$/u, { message: 'The description must be plain text.' })
  description!: string;

  @ApiProperty({
    type: 'integer',
    description: 'In the currency’s minor unit.',
    minimum: 0,
    maximum: MOST.price,
  })
  @Transform(fromForm)
  @IsInt(PRICE)
  @Min(0, PRICE)
  @Max(MOST.price, PRICE)
  price!: number;

  @ApiProperty({ enum: PRODUCT_TYPES })
  @IsIn(PRODUCT_TYPES, { message: `The type must be one of ${PRODUCT_TYPES.join(', ')}.` })
  type!: ProductType;
}

export class ChangeProductDto extends ProductFieldsDto {
  @ApiProperty({ type: 'integer', description: 'Version of the edited product.' })
  @IsInt({ message: 'Please say which version was changed.' })
  @Min(1, { message: 'Please say which version was changed.' })
  @Max(2_000_000_000, { message: 'Please say which version was changed.' })
  version!: number;
}

const FORMATS = 'The formats must be epub, pdf or unknown, one for each file.';

export class CreateProductDto extends ProductFieldsDto {
  @ApiProperty({
    type: [String],
    required: false,
    description: 'Format of each file: epub, pdf, unknown.',
  })
  @IsOptional()
  @Transform(asList)
  @IsIn(['epub', 'pdf', 'mobi', 'unknown'], { each: true, message: FORMATS })
  formats?: string[];

  @ApiProperty({
    enum: ['true', 'false'],
    required: false,
    description: 'False keeps it off sale.',
  })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Please say whether it goes on sale with true or false.' })
  publish?: 'true' | 'false';
}

const VERSION = 'Please say which version of the product you saw.';

export class PublishEditionDto {
  @ApiProperty({ type: 'integer' })
  @Transform(fromForm)
  @IsInt({ message: VERSION })
  @Min(1, { message: VERSION })
  version!: number;

  @ApiProperty({
    maxLength: MOST.editionNote,
    description: 'Text about the changes, for the readers’ email.',
  })
  @Transform(trimmed)
  @IsString({ message: 'Please say in a line what’s new.' })
  @MinLength(1, { message: 'Please say in a line what’s new.' })
  @MaxLength(MOST.editionNote, { message: 'What’s new must be at most 1,000 characters.' })
  @Matches(/^[^\0\p{Cs}]*$/u, { message: 'What’s new must be plain text.' })
  note!: string;

  @ApiProperty({ enum: ['told', 'served', 'kept'] })
  @IsIn(['told', 'served', 'kept'], {
    message: 'Please choose for past buyers: told, served or kept.',
  })
  pastBuyers!: 'told' | 'served' | 'kept';

  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @Transform(asList)
  @IsIn(['epub', 'pdf', 'mobi', 'unknown'], { each: true, message: FORMATS })
  formats?: string[];

  @ApiProperty({
    type: [String],
    description: 'Id of the replaced file for each file; empty for an additional one.',
  })
  @Transform(asList)
  @IsString({ each: true, message: 'Please say which file each new one replaces.' })
  @MaxLength(1_000, { each: true, message: 'Please say which file each new one replaces.' })
  replaces!: string[];
}

const TEXT = { message: 'We can’t show this.' };

/** An unfinished product; missing fields are shown as missing. */
export class PreviewProductDto {
  @ApiProperty({
    required: false,
    description: 'Id of an existing product, to preview its page.',
  })
  @IsOptional()
  @IsString(TEXT)
  @MaxLength(200, TEXT)
  id?: string;

  @ApiProperty({ enum: ['shop', 'page'], description: 'The card in the shop, or its own page.' })
  @IsIn(['shop', 'page'], TEXT)
  look!: 'shop' | 'page';

  @ApiProperty()
  @IsString(TEXT)
  @MaxLength(MOST.title, TEXT)
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, TEXT)
  title!: string;

  @ApiProperty()
  @IsString(TEXT)
  @MaxLength(MOST.description, TEXT)
  @Matches(/^[^\0\p{Cs}]*$/u, TEXT)
  description!: string;

  @ApiProperty({ type: 'integer' })
  @Transform(fromForm)
  @IsInt(TEXT)
  @Min(0, TEXT)
  @Max(MOST.price, TEXT)
  price!: number;

  @ApiProperty({ enum: PRODUCT_TYPES })
  @IsIn(PRODUCT_TYPES, TEXT)
  type!: ProductType;

  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @Transform(asList)
  @IsIn(['pdf', 'epub', 'mobi', 'unknown'], { each: true, ...TEXT })
  formats?: string[];
}
