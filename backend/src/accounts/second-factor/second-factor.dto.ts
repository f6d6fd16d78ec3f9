import { ApiProperty } from '#api-docs';
import { IsString, Length } from 'class-validator';

import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';

const codeRule = 'Please enter the six digits from your app, or a recovery code';
const passwordRule = 'Please enter your password';

export class SecondStepDto {
  @ApiProperty({
    description: 'Six digits of the app, or a recovery code, parted as one likes.',
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
  @ApiProperty({ description: 'In base32, to be typed where nothing can be scanned.' }) secret!: string;
  @ApiProperty({ description: 'What the QR code says: `otpauth://totp/…`.' }) uri!: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description:
      'Each opens the second step once. They are never shown again. None where there are some already.',
  })
  recoveryCodes!: string[];
}
