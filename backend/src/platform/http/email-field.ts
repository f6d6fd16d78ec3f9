import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, MaxLength, Matches, ValidateBy } from 'class-validator';

import { readEmailAddress } from './email-address.js';
import { ONE_LINE, trimmed } from './text-rules.js';

/** The specification's sentence (document 1, section 5). */
const message = 'Please enter a valid email address';
const mixed = 'This email address mixes letters of different alphabets that look alike: please type it anew';
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, two of which are its angle brackets. */
const longest = 254;

/** In its normal form, where it has one; what is no address stays as it is, to be refused. */
function normalised(given: { value: unknown }): unknown {
  const value = trimmed(given);
  if (typeof value !== 'string' || value.length > longest) return value;
  const read = readEmailAddress(value);
  return 'address' in read ? read.address : value;
}

const readable = ValidateBy({
  name: 'isReadableEmail',
  validator: {
    validate: (value: unknown) => typeof value === 'string' && 'address' in readEmailAddress(value),
    defaultMessage: (given) => {
      const read = typeof given?.value === 'string' ? readEmailAddress(given.value) : undefined;
      return read && 'problem' in read && read.problem === 'mixed-scripts' ? mixed : message;
    },
  },
});

/** A required e-mail address, trimmed, on one line, its domain as the DNS writes it: see {@link readEmailAddress}. */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    Transform(normalised),
    IsString({ message }),
    MaxLength(longest, { message }),
    Matches(ONE_LINE, { message }),
    readable,
    IsEmail({}, { message }),
  );
}
