import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { ONE_LINE, PASSWORD_LENGTH, trimmed } from '../../platform/http/text-rules.js';
import { LinkTokenField } from './link-token-field.dto.js';
import { NewPasswordField } from './new-password-field.dto.js';

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

export class FirstOwnerDto {
  @LinkTokenField('From the link that the start of the site prints.')
  token!: string;

  @ApiProperty({ maxLength: 80 })
  @Transform(trimmed)
  @IsString({ message: nameRule })
  @Length(1, 80, { message: nameRule })
  @Matches(ONE_LINE, { message: nameRule })
  name!: string;

  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @NewPasswordField()
  password!: string;
}
