import type { FormObject, FormValue } from '../protocol/form.js';
import { invalidRequest } from '../protocol/refusal.js';

/** Parses one request parameter, or rejects it as Stripe does. */
export interface Reader<T> {
  /** `path` is the full name, such as `payment_method_data[card][number]`. */
  read(value: FormValue, path: string): T;
  /** False if the request's API version lacks the parameter. */
  known?(apiVersion: string): boolean;
}

export interface RequiredReader<T> extends Reader<T> {
  required: true;
}

export type Schema = Record<string, Reader<unknown>>;

type ValueOf<R> = R extends Reader<infer T> ? T : never;
type RequiredNames<S> = { [N in keyof S]: S[N] extends RequiredReader<unknown> ? N : never }[keyof S];

export type Values<S> = { [N in RequiredNames<S>]: ValueOf<S[N]> } & {
  [N in Exclude<keyof S, RequiredNames<S>>]?: ValueOf<S[N]>;
};

export function required<T>(reader: Reader<T>): RequiredReader<T> {
  return { ...reader, required: true };
}

/** A parameter that Stripe removed in API version `version` (YYYY-MM-DD). */
export function until<T>(version: string, reader: Reader<T>): Reader<T> {
  return { ...reader, known: (apiVersion) => apiVersion.slice(0, 10) < version };
}

/** Parses an object of parameters: rejects unknown names first, then invalid values, then missing ones. */
export function readFields<S extends Schema>(
  schema: S,
  form: FormObject,
  apiVersion: string,
  path = '',
): Values<S> {
  const nameOf = (name: string) => (path ? `${path}[${name}]` : name);
  const readers = new Map(Object.entries(schema));
  const unknown = Object.keys(form).filter((name) => {
    const reader = readers.get(name);
    return !reader || reader.known?.(apiVersion) === false;
  });
  if (unknown[0] !== undefined) {
    const names = unknown.map(nameOf).join(', ');
    throw invalidRequest(`Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${names}`, {
      code: 'parameter_unknown',
      param: nameOf(unknown[0]),
    });
  }
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form))
    values[name] = readers.get(name)?.read(value, nameOf(name));
  for (const [name, reader] of readers) {
    if ('required' in reader && !(name in form)) throw missing(nameOf(name));
  }
  return values as Values<S>;
}

export function missing(param: string): Error {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
