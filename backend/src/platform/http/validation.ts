import {
  type ArgumentMetadata,
  NotFoundException,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';

import { DomainError, type FieldError } from './domain-error.js';

function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${prefix}${error.property}`;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      rule,
      message: rule === 'whitelistValidation' ? `"${field}" is not a known field.` : message,
    }));
    // What is missing breaks every rule of its field: that it is no text says it best.
    const said = own.find(({ rule }) => rule === 'isString') ?? own[0];
    const children = fieldErrors(error.children ?? [], `${field}.`);
    return said ? [{ field, message: said.message }, ...children] : children;
  });
}

/** Several in a row: each ends as a sentence does, also where the specification gives it no full stop. */
function joined(messages: readonly string[]): string {
  if (messages.length < 2) return messages.join();
  return [...new Set(messages)].map((message) => message.replace(/(?<![.!?])$/, '.')).join(' ');
}

/** Only declared fields of the declared types get in; the answer names what is wrong, field by field. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields = fieldErrors(errors);
      const detail = joined(fields.map(({ message }) => message)) || 'The request isn’t valid.';
      return new DomainError('invalid', 'REQUEST.INVALID', detail, fields);
    },
  });
}

/** A call without a body is one with nothing in it: what it needs, its fields say. */
export class EmptyBodyPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    return type === 'body' ? (value ?? {}) : value;
  }
}

/** A NUL in an address names nothing; and no database takes it for a text. */
export class NulPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'param' && String(value).includes('\0')) throw new NotFoundException();
    return value;
  }
}

/** Far more than any of our shapes, far less than what those who walk it can bear. */
const DEEPEST = 20;

/** Refuses what is nested so deep that validating it would end in an overflow of the stack. */
export class DepthPipe implements PipeTransform {
  transform(value: unknown): unknown {
    let level: unknown[] = [value];
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > DEEPEST)
        throw new DomainError('invalid', 'REQUEST.TOO_DEEP', 'The body is nested too deeply.');
      level = level.flatMap((each) =>
        typeof each === 'object' && each !== null && !Buffer.isBuffer(each) ? Object.values(each) : [],
      );
    }
    return value;
  }
}
