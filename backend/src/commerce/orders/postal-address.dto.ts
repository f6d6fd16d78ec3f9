import { postage } from '@lectern/catalogue';
import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';

import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';

const NAME = 'Please enter the name for the parcel, at most 100 characters on one line.';
const STREET = 'Please enter the street and number, at most 100 characters on one line.';
const SECOND = 'The second line of the address may have at most 100 characters on one line.';
const CITY = 'Please enter the city, at most 100 characters on one line.';
const REGION = 'Please enter the state or region, at most 100 characters on one line.';
const POSTAL_CODE = 'Please enter a valid postal code.';
const names = postage.countries.map(({ name }) => name).join(', ');
const COUNTRY = `Please choose one of the countries we post books to: ${names}.`;

/** Where a parcel goes. */
export class PostalAddressDto {
  @ApiProperty({ maxLength: 100 })
  @Transform(trimmed)
  @IsString({ message: NAME })
  @Length(1, 100, { message: NAME })
  @Matches(ONE_LINE, { message: NAME })
  name!: string;

  @ApiProperty({ maxLength: 100, description: 'Street and number.' })
  @Transform(trimmed)
  @IsString({ message: STREET })
  @Length(1, 100, { message: STREET })
  @Matches(ONE_LINE, { message: STREET })
  line1!: string;

  @ApiProperty({ maxLength: 100, required: false, description: 'Apartment, company, care of.' })
  @Transform(trimmed)
  @IsOptional()
  @IsString({ message: SECOND })
  @MaxLength(100, { message: SECOND })
  @Matches(ONE_LINE, { message: SECOND })
  line2?: string;

  @ApiProperty({ maxLength: 100 })
  @Transform(trimmed)
  @IsString({ message: CITY })
  @Length(1, 100, { message: CITY })
  @Matches(ONE_LINE, { message: CITY })
  city!: string;

  @ApiProperty({ maxLength: 100, description: 'State, province or region.' })
  @Transform(trimmed)
  @IsString({ message: REGION })
  @Length(1, 100, { message: REGION })
  @Matches(ONE_LINE, { message: REGION })
  region!: string;

  @ApiProperty({ maxLength: 12, example: '20001' })
  @Transform(trimmed)
  @IsString({ message: POSTAL_CODE })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/, { message: POSTAL_CODE })
  postalCode!: string;

  @ApiProperty({
    example: 'US',
    description: 'ISO 3166-1, two letters; which, GET /api/checkout/settings says.',
  })
  @IsString({ message: COUNTRY })
  @IsIn(postage.countries.map(({ code }) => code), { message: COUNTRY })
  country!: string;
}
