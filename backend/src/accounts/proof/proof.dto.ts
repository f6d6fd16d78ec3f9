import { ApiProperty } from '#api-docs';
import { IsOptional, IsString, Length } from 'class-validator';

import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';

const passwordRule = 'Please enter your password';
const codeRule = 'Please enter the six digits from your app, or a recovery code';

export class ProveDto {
  @ApiProperty({ format: 'password', maxLength: PASSWORD_LENGTH.max })
  @IsString({ message: passwordRule })
  @Length(1, PASSWORD_LENGTH.max, { message: passwordRule })
  password!: string;

  @ApiProperty({
    required: false,
    description: 'Six digits from the app, or a recovery code; required with a second step.',
    maxLength: 40,
  })
  @IsOptional()
  @IsString({ message: codeRule })
  @Length(1, 40, { message: codeRule })
  code?: string;
}
