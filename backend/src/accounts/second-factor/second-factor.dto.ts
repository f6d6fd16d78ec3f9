import { ApiProperty } from '#api-docs';
import { IsString, Length } from 'class-validator';

import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';

const codeRule = 'Please enter the six digits from your app, or a recovery code';
const passwordRule = 'Please enter your password';

export class SecondStepDto {
  @ApiProperty({
    description: 'Six digits from the app, or a recovery code, with any separators.',
    maxLength: 40,
  })
  @IsString({ message: codeRule })
  @Length(1, 40, { message: codeRule })
  code!: string;
}

export class TurnOffDto extends SecondStepDto {
  @ApiProperty({ format: 'password', maxLength: PASSWORD_LENGTH.max })
  @IsString({ message: passwordRule })
  @Length(1, PASSWORD_LENGTH.max, { message: passwordRule })
  password!: string;
}

export class OfferedSecretDto {
  @ApiProperty({ description: 'In base32, to type instead of scanning.' }) secret!: string;
  @ApiProperty({ description: 'URI of the QR code: `otpauth://totp/…`.' }) uri!: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description:
      'Each works once as a second step. They are shown only here; empty if the account has codes.',
  })
  recoveryCodes!: string[];
}
