import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE, trimmed } from './text-rules.js';

/** The specification's sentence (document 1, section 5). */
const message = 'Please enter a valid email address';
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, two of which are its angle brackets. */
const longest = 254;

/** A required e-mail address, trimmed, on one line. */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    Transform(trimmed),
    IsString({ message }),
    MaxLength(longest, { message }),
    Matches(ONE_LINE, { message }),
    IsEmail({}, { message }),
  );
}
