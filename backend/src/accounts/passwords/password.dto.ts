import { ApiProperty } from '#api-docs';
import { IsString, Length } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';
import { LinkTokenField, NewPasswordField } from '../staff/account-fields.js';

const passwordRule = 'Please enter your password';

export class ForgottenPasswordDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class ForgottenAnswerDto {
  @ApiProperty({ description: 'The same sentence whether or not there is such an account.' })
  message!: string;
  @ApiProperty({ description: 'Whether this site sends no emails yet, to any account.' })
  isKept!: boolean;
}

export class ResetPasswordDto {
  @LinkTokenField() token!: string;
  @NewPasswordField() password!: string;
}

export class ChangePasswordDto {
  @ApiProperty({ format: 'password', maxLength: PASSWORD_LENGTH.max })
  @IsString({ message: passwordRule })
  @Length(1, PASSWORD_LENGTH.max, { message: passwordRule })
  oldPassword!: string;

  @NewPasswordField() newPassword!: string;
}
