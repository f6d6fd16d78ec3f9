import {
  type ArgumentMetadata,
  NotFoundException,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';

import { DomainError, type FieldError } from './domain-error.js';
import { joinSentences } from './sentences.js';

function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${prefix}${error.property}`;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      rule,
      message: rule === 'whitelistValidation' ? `"${field}" is not a known field.` : message,
    }));
    // A missing field breaks all its rules; isString has the best message.
    const shown = own.find(({ rule }) => rule === 'isString') ?? own[0];
    const children = fieldErrors(error.children ?? [], `${field}.`);
    return shown ? [{ field, message: shown.message }, ...children] : children;
  });
}

/** Rejects undeclared and invalid fields, with a message for each. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields = fieldErrors(errors);
      const detail = joinSentences(fields.map(({ message }) => message)) || 'The request isn’t valid.';
      return new DomainError('invalid', 'REQUEST.INVALID', detail, fields);
    },
  });
}

/** Replaces a missing body by an empty one, so that validation names the missing fields. */
export class EmptyBodyPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    return type === 'body' ? (value ?? {}) : value;
  }
}

/** Answers 404 for a NUL in a path parameter; PostgreSQL would reject it as a text. */
export class NulPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'param' && String(value).includes('\0')) throw new NotFoundException();
    return value;
  }
}

/** More than nested lists of an article have, far less than the call stack allows. */
const MAX_DEPTH = 60;

/** Rejects bodies so deep that validating them would overflow the call stack. */
export class DepthPipe implements PipeTransform {
  transform(value: unknown): unknown {
    let level: unknown[] = [value];
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > MAX_DEPTH)
        throw new DomainError('invalid', 'REQUEST.TOO_DEEP', 'The body is nested too deeply.');
      level = level.flatMap((each) =>
        typeof each === 'object' && each !== null && !Buffer.isBuffer(each) ? Object.values(each) : [],
      );
    }
    return value;
  }
}
