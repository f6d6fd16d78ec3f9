import { ApiProperty } from '#api-docs';
import { type PartName, partNames, type SiteLanguage, siteLanguages } from '@lectern/catalogue';
import { IsString, Length } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { TextField } from '../../platform/http/text-field.js';
import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';
import { LinkTokenField, NewPasswordField } from '../staff/account-fields.js';

const nameRule = 'Please enter your name, in up to 80 characters';

export class SignInDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ format: 'password', maxLength: PASSWORD_LENGTH.max })
  @IsString({ message: 'Please enter your password' })
  @Length(1, PASSWORD_LENGTH.max, { message: 'Please enter your password' })
  password!: string;
}

export class NameDto {
  @ApiProperty({ maxLength: 80 })
  @TextField({ longest: 80, message: nameRule })
  name!: string;
}

export class FirstOwnerDto extends NameDto {
  @LinkTokenField('From the link that the site prints at its start.') token!: string;

  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @NewPasswordField() password!: string;
}

class StaffDto {
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: ['owner', 'helper'] }) role!: 'owner' | 'helper';
  @ApiProperty({ enum: siteLanguages, description: 'Of the dashboard.' }) language!: SiteLanguage;
  @ApiProperty({ type: [String], description: 'Permissions, such as `letters.send`.' }) may!: string[];
}

class LogoPictureDto {
  @ApiProperty({ description: 'WebP, at three pixels for each CSS pixel.' }) src!: string;
  @ApiProperty({ description: 'Largest width, in CSS pixels.' }) width!: number;
  @ApiProperty() height!: number;
}

class LogoPlatesDto {
  @ApiProperty() light!: boolean;
  @ApiProperty() dark!: boolean;
}

class LogoDto {
  @ApiProperty({ description: 'Of the site.' }) name!: string;
  @ApiProperty({ type: LogoPictureDto }) light!: LogoPictureDto;

  @ApiProperty({ type: LogoPictureDto, nullable: true, description: 'Null if both schemes have the same.' })
  dark!: LogoPictureDto | null;

  @ApiProperty({ type: LogoPlatesDto, description: 'Schemes whose background would hide the logo.' })
  plates!: LogoPlatesDto;
}

class ShopDto {
  @ApiProperty({ description: 'Of all prices: ISO 4217.', example: 'USD' }) currency!: string;

  @ApiProperty({ description: 'ISO 3166-1. Dates and amounts have its notation.', example: 'US' })
  country!: string;

  @ApiProperty({ enum: partNames, isArray: true, description: 'Parts of the site that are on.' })
  parts!: readonly PartName[];

  @ApiProperty({ type: LogoDto, required: false, description: 'Missing without one.' }) logo?: LogoDto;
}

export class SessionDto {
  @ApiProperty() signedIn!: boolean;

  @ApiProperty({ type: StaffDto, nullable: true, description: 'Null if not signed in.' })
  staff!: StaffDto | null;

  @ApiProperty({
    enum: ['second-step', 'set-up'],
    nullable: true,
    description:
      'Next step: `second-step` after a right password, `set-up` for a signed-in member who needs one.',
  })
  next!: 'second-step' | 'set-up' | null;

  @ApiProperty({
    enum: ['app', 'passkey'],
    isArray: true,
    description: 'Second steps of the account, signed in or pending.',
  })
  secondSteps!: ('app' | 'passkey')[];

  @ApiProperty({ description: 'Whether the dashboard has an owner yet.' }) hasOwner!: boolean;

  @ApiProperty({ type: ShopDto, required: false, description: 'Only if signed in.' }) shop?: ShopDto;
}
