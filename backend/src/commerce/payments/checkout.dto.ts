import { ApiProperty } from '#api-docs';
import { postage } from '@lectern/catalogue';
import { Transform, Type } from 'class-transformer';
import {
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

import { ADDRESS_FIELDS, type AddressField } from '../orders/address-formats.js';
import { EmailField } from '../../platform/http/email-field.js';
import { IsOneOf } from '../../platform/http/is-one-of.js';
import { TextField } from '../../platform/http/text-field.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';

export class CountryDto {
  @ApiProperty({ example: 'US', description: 'ISO 3166-1 alpha-2.' }) code!: string;
  @ApiProperty() name!: string;

  @ApiProperty({
    enum: ADDRESS_FIELDS,
    isArray: true,
    description: 'Lines of an address there, in its order; Germany has no region, and the postal code first.',
  })
  addressFields!: AddressField[];
}

export class CheckoutSettingsDto {
  @ApiProperty({ enum: ['sandbox', 'stripe'] }) mode!: 'sandbox' | 'stripe';
  @ApiProperty() publishableKey!: string;

  @ApiProperty({ type: String, nullable: true, description: 'URL of the sandbox for browsers.' })
  sandboxUrl!: string | null;

  @ApiProperty({
    type: [CountryDto],
    description: 'Countries we ship to, the most common first.',
  })
  countries!: CountryDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Sentence that buyers of files agree to; null if none is asked for.',
  })
  withdrawalConsent!: string | null;
}

const NAME = 'Please enter the recipient’s name, at most 100 characters on one line.';
const STREET = 'Please enter the street address, at most 100 characters on one line.';
const SECOND = 'The second line of the address may have at most 100 characters on one line.';
const CITY = 'Please enter the city, at most 100 characters on one line.';
const REGION = 'Please enter the state or region, at most 100 characters on one line.';
const POSTAL_CODE = 'Please enter a valid postal code.';
const countryCodes = () => postage.countries.map(({ code }) => code);
const COUNTRY = () => {
  const names = postage.countries.map(({ name }) => name).join(', ');
  return `Please choose one of the countries we ship to: ${names}.`;
};

const CONSENT = 'Please send the sentence that the buyer agreed to (withdrawalConsent) as it came.';
const QUOTE = 'Please send the quote (taxQuote) as it came.';

export class PostalAddressDto {
  @ApiProperty({ maxLength: 100 })
  @TextField({ longest: 100, message: NAME })
  name!: string;

  @ApiProperty({ maxLength: 100, description: 'Street and number.' })
  @TextField({ longest: 100, message: STREET })
  line1!: string;

  @ApiProperty({ maxLength: 100, required: false, description: 'Apartment, company, care of.' })
  @IsOptional()
  @TextField({ longest: 100, shortest: 0, message: SECOND })
  line2?: string;

  @ApiProperty({ maxLength: 100 })
  @TextField({ longest: 100, message: CITY })
  city!: string;

  @ApiProperty({
    maxLength: 100,
    required: false,
    type: String,
    description: 'State, province or region, if the country’s addressFields have it.',
  })
  @IsOptional()
  @TextField({ longest: 100, shortest: 0, message: REGION })
  region = '';

  @ApiProperty({ maxLength: 12, example: '20001' })
  @Transform(trimmed)
  @IsString({ message: POSTAL_CODE })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/, { message: POSTAL_CODE })
  postalCode!: string;

  @ApiProperty({
    example: 'US',
    description: 'ISO 3166-1 alpha-2; see GET /api/checkout/settings.',
  })
  @IsString({ message: COUNTRY })
  @IsOneOf(countryCodes, { message: COUNTRY })
  country!: string;
}

export class CreatePaymentIntentDto {
  @ApiProperty({ example: 'finding-peace-ebook' })
  @IsString({ message: 'Please say which product (productId).' })
  @Matches(/^[\w.-]{1,100}$/, { message: 'Please say which product (productId).' })
  productId!: string;

  @ApiProperty()
  @Transform(trimmed)
  @IsString({ message: 'Please enter your name.' })
  @Length(1, 200, { message: 'Please enter your name, at most 200 characters.' })
  @Matches(ONE_LINE, { message: 'Please enter your name on one line.' })
  customerName!: string;

  @ApiProperty({ format: 'email' })
  @EmailField()
  customerEmail!: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Minor units that the visitor saw, with tax; another total is rejected.',
  })
  @IsOptional()
  @IsInt({ message: 'The amount must be a whole number of cents.' })
  @Min(0, { message: 'The amount must be a whole number of cents.' })
  @Max(99_999_999, { message: 'The amount must be a whole number of cents.' })
  amount?: number;

  @ApiProperty({
    required: false,
    type: PostalAddressDto,
    description: 'Shipping address of a paperback; rejected for other products.',
  })
  @IsOptional()
  @IsObject({ message: 'The address (shippingAddress) must be an object of its lines.' })
  @ValidateNested()
  @Type(() => PostalAddressDto)
  shippingAddress?: PostalAddressDto;

  @ApiProperty({
    required: false,
    maxLength: 300,
    description: 'From POST /api/checkout/total, if tax is added. Without it the price includes tax.',
  })
  @IsOptional()
  @IsString({ message: QUOTE })
  @MaxLength(300, { message: QUOTE })
  taxQuote?: string;

  @ApiProperty({
    required: false,
    maxLength: 500,
    description:
      'withdrawalConsent of GET /api/checkout/settings, once the buyer has agreed to it. Required for files if it is not null.',
  })
  @IsOptional()
  @IsString({ message: CONSENT })
  @MaxLength(500, { message: CONSENT })
  withdrawalConsent?: string;
}

export class PaymentSessionDto {
  @ApiProperty() clientSecret!: string;
}
