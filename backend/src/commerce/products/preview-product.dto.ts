import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { asList, fromForm } from './form-values.js';
import { PRODUCT_TYPES, type ProductType } from './product-type.js';

const TEXT = { message: 'This cannot be shown.' };

/** A product as it is being written; what is missing yet is shown as missing. */
export class PreviewProductDto {
  @ApiProperty({
    required: false,
    description: 'Of a product that there is; its page is shown where it has one.',
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
  @MaxLength(200, TEXT)
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, TEXT)
  title!: string;

  @ApiProperty()
  @IsString(TEXT)
  @MaxLength(5_000, TEXT)
  @Matches(/^[^\0\p{Cs}]*$/u, TEXT)
  description!: string;

  @ApiProperty({ type: 'integer' })
  @Transform(fromForm)
  @IsInt(TEXT)
  @Min(0, TEXT)
  @Max(9_999_999, TEXT)
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
