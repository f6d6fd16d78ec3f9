import { ApiProperty } from '#api-docs';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { PASSWORD_LENGTH } from '../../platform/http/text-rules.js';

const rule = `Please choose a password of at least ${PASSWORD_LENGTH.min} characters`;

/** A password that is chosen, not remembered. */
export function NewPasswordField(): PropertyDecorator {
  const decorators = [
    ApiProperty({ format: 'password', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }),
    IsString({ message: rule }),
    MinLength(PASSWORD_LENGTH.min, { message: rule }),
    MaxLength(PASSWORD_LENGTH.max, {
      message: `Please choose one of at most ${PASSWORD_LENGTH.max} characters`,
    }),
    // What UTF-8 cannot hold would be hashed as something else.
    Matches(/^[^\p{Cs}]*$/u, { message: rule }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}
