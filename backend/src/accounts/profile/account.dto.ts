import { ApiProperty } from '#api-docs';
import { type SiteLanguage, siteLanguages } from '@lectern/catalogue';
import { IsIn } from 'class-validator';

import { PasskeyDto } from '../passkeys/passkey.dto.js';

export class SecondFactorDto {
  @ApiProperty({ description: 'Whether sign-in requires a code from an app.' }) isOn!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) since!: string | null;

  @ApiProperty({
    description: 'Whether a passkey counts as second step: the password alone does not sign in.',
  })
  isPasskey!: boolean;

  @ApiProperty({ type: 'integer', description: 'Unused recovery codes.' })
  recoveryCodesLeft!: number;

  @ApiProperty({
    description: 'Whether everyone needs a second step: by the team’s rule, or because the site is public.',
  })
  isRequired!: boolean;
}

export class AccountSessionDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Readable name: `Safari on an iPhone`.' }) device!: string;
  @ApiProperty({ format: 'date-time' }) beganAt!: string;
  @ApiProperty({ format: 'date-time', description: 'To the minute.' }) lastSeenAt!: string;
  @ApiProperty({ description: 'Whether it is the current session.' }) isThis!: boolean;
}

export class LanguageDto {
  @ApiProperty({ enum: siteLanguages })
  @IsIn(siteLanguages, { message: 'Please choose one of the languages' })
  language!: SiteLanguage;
}

export class AccountDto {
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: ['owner', 'helper'] }) role!: 'owner' | 'helper';
  @ApiProperty({ type: SecondFactorDto }) secondFactor!: SecondFactorDto;
  @ApiProperty({ type: [PasskeyDto] }) passkeys!: PasskeyDto[];

  @ApiProperty({
    type: [AccountSessionDto],
    description: 'Active sessions: the current one first, then the last used.',
  })
  sessions!: AccountSessionDto[];
}
