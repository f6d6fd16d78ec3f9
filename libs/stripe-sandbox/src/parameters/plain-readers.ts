import type { FormObject, FormValue } from '../protocol/form.js';
import { invalidRequest } from '../protocol/refusal.js';
import { readFields, type Reader, type Schema, type Values } from './reader.js';

function wrongKind(expected: string, path: string): Error {
  return invalidRequest(`Invalid ${expected}`, { param: path });
}

function textOf(value: FormValue, path: string): string {
  if (typeof value !== 'string') throw wrongKind('string', path);
  if (value !== '') return value;
  throw invalidRequest(
    `You passed an empty string for '${path}'. An empty value unsets a field; '${path}' cannot be unset.`,
    { code: 'parameter_invalid_empty', param: path },
  );
}

export function text(maxLength = 5000): Reader<string> {
  return {
    read(value, path) {
      const read = textOf(value, path);
      if (read.length <= maxLength) return read;
      throw invalidRequest(`Invalid string: at most ${maxLength} characters are allowed in '${path}'.`, {
        param: path,
      });
    },
  };
}

export function integer(least = Number.MIN_SAFE_INTEGER): Reader<number> {
  return {
    read(value, path) {
      const read = textOf(value, path);
      const number = Number(read);
      const code = 'parameter_invalid_integer';
      if (!/^-?\d+$/.test(read) || !Number.isSafeInteger(number)) {
        throw invalidRequest(`Invalid integer: ${read}`, { code, param: path });
      }
      if (number >= least) return number;
      throw invalidRequest(`This value must be greater than or equal to ${least}.`, { code, param: path });
    },
  };
}

export const flag: Reader<boolean> = {
  read(value, path) {
    const read = textOf(value, path);
    if (read === 'true' || read === 'false') return read === 'true';
    throw invalidRequest(`Invalid boolean: ${read}`, { param: path });
  },
};

export function oneOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return {
    read(value, path) {
      const read = textOf(value, path);
      const choice = choices.find((candidate) => candidate === read);
      if (choice !== undefined) return choice;
      throw invalidRequest(`Invalid ${path}: must be one of ${choices.join(', ')}`, { param: path });
    },
  };
}

/** `expand[]=a&expand[]=b` or `expand[0]=a`. */
export function list<T>(reader: Reader<T>): Reader<T[]> {
  return {
    read(value, path) {
      if (typeof value === 'string') throw wrongKind('array', path);
      const items = Object.values(value);
      if (!Array.isArray(value) && !Object.keys(value).every((key) => /^\d+$/.test(key)))
        throw wrongKind('array', path);
      return items.map((item, index) => reader.read(item, `${path}[${index}]`));
    },
  };
}

export function asObject(value: FormValue, path: string): FormObject {
  if (typeof value === 'string' || Array.isArray(value)) throw wrongKind('object', path);
  return value;
}

/** Nested parameters; these do not depend on the API version. */
export function fields<S extends Schema>(schema: S): Reader<Values<S>> {
  return { read: (value, path) => readFields(schema, asObject(value, path), '', path) };
}

/** An empty value unsets the field; read as null. */
export function clearable<T>(reader: Reader<T>): Reader<T | null> {
  return { ...reader, read: (value, path) => (value === '' ? null : reader.read(value, path)) };
}

/** A parameter of Stripe's that the sandbox rejects, because ignoring it would mislead. */
export function unsupported(...allowed: string[]): Reader<string> {
  return {
    read(value, path) {
      if (typeof value === 'string' && allowed.includes(value)) return value;
      throw invalidRequest(`The payment sandbox does not support '${path}' with this value.`, {
        param: path,
      });
    },
  };
}
