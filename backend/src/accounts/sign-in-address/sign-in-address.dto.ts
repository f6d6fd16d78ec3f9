import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { trimmed } from '../../platform/http/text-rules.js';

const codeRule = 'Please enter the six digits from the email';

export class NewSignInEmailDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class ConfirmSignInEmailDto {
  @ApiProperty({ description: 'The code of the email, six digits.', pattern: '^\\d{6}$' })
  @Transform(trimmed)
  @IsString({ message: codeRule })
  @Matches(/^\d{6}$/, { message: codeRule })
  code!: string;
}
