import { ApiProperty } from '#api-docs';
import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';

const linkRule = 'The link isn’t complete';
const longestLink = 200;

/** Token of an emailed or printed link. */
export const LinkTokenField = (description = 'From the link of the email.'): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, maxLength: longestLink }),
    IsString({ message: linkRule }),
    MaxLength(longestLink, { message: linkRule }),
  );

const passwordRule = `Please choose a password of at least ${PASSWORD_LENGTH.min} characters`;

export const NewPasswordField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'password', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }),
    IsString({ message: passwordRule }),
    MinLength(PASSWORD_LENGTH.min, { message: passwordRule }),
    MaxLength(PASSWORD_LENGTH.max, {
      message: `Please choose one of at most ${PASSWORD_LENGTH.max} characters`,
    }),
    // Lone surrogates cannot be encoded as UTF-8, so they would be hashed as another character.
    Matches(/^[^\p{Cs}]*$/u, { message: passwordRule }),
  );
