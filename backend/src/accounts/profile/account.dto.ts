import { ApiProperty } from '#api-docs';

import { PasskeyDto } from '../passkeys/passkey.dto.js';

export class SecondFactorDto {
  @ApiProperty({ description: 'Whether a code of an app is asked for.' }) isOn!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) since!: string | null;

  @ApiProperty({
    description: 'Whether a passkey is asked for: one of them signs in, the password alone does not.',
  })
  isPasskey!: boolean;

  @ApiProperty({ type: 'integer', description: 'How many recovery codes are not used yet.' })
  recoveryCodesLeft!: number;

  @ApiProperty({
    description: 'Whether it is asked of everybody: by the owner, or since the site is public.',
  })
  isRequired!: boolean;
}

export class AccountSessionDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'In plain words: `Safari on an iPhone`.' }) device!: string;
  @ApiProperty({ format: 'date-time' }) beganAt!: string;
  @ApiProperty({ format: 'date-time', description: 'To the minute.' }) lastSeenAt!: string;
  @ApiProperty({ description: 'Whether it is the one that asks.' }) isThis!: boolean;
}

export class AccountDto {
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: ['owner', 'helper'] }) role!: 'owner' | 'helper';
  @ApiProperty({ type: SecondFactorDto }) secondFactor!: SecondFactorDto;
  @ApiProperty({ type: [PasskeyDto] }) passkeys!: PasskeyDto[];

  @ApiProperty({
    type: [AccountSessionDto],
    description: 'Those that live, this one first, then the last used.',
  })
  sessions!: AccountSessionDto[];
}
