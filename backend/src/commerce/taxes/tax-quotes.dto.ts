import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';

import { TextField } from '../../platform/http/text-field.js';
import { trimmed } from '../../platform/http/text-rules.js';

const COUNTRY = 'Please choose a country.';
const POSTAL_CODE = 'Please enter a valid postal code.';
const REGION = 'Please enter the state or region, at most 100 characters on one line.';

export class TotalInputDto {
  @ApiProperty({ example: 'finding-peace-ebook' })
  @IsString({ message: 'Please say which product (productId).' })
  @Matches(/^[\w.-]{1,100}$/, { message: 'Please say which product (productId).' })
  productId!: string;

  @ApiProperty({ example: 'US', description: 'ISO 3166-1 alpha-2.' })
  @IsString({ message: COUNTRY })
  @Matches(/^[A-Z]{2}$/, { message: COUNTRY })
  country!: string;

  @ApiProperty({ required: false, maxLength: 12, example: '20001' })
  @Transform(trimmed)
  @IsOptional()
  @IsString({ message: POSTAL_CODE })
  @Matches(/^(?:[A-Za-z0-9][A-Za-z0-9 -]{1,11})?$/, { message: POSTAL_CODE })
  postalCode?: string;

  @ApiProperty({ required: false, maxLength: 100, description: 'State, province or region.' })
  @IsOptional()
  @TextField({ longest: 100, shortest: 0, message: REGION })
  region?: string;
}

export class TotalDto {
  @ApiProperty({ type: 'integer', description: 'In the currency’s minor unit.' }) priceCents!: number;
  @ApiProperty({ type: 'integer', description: 'Tax added to the price.' }) taxCents!: number;
  @ApiProperty({ type: 'integer', description: 'Amount to be charged.' }) totalCents!: number;
  @ApiProperty({ type: String, nullable: true, example: 'VAT 7%' }) rates!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Sent back as taxQuote with the purchase; null if no tax is added.',
  })
  quote!: string | null;
}
