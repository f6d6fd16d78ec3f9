import { ApiError } from '@lectern/api-client/admin';
import { sentenceOf } from '../data.js';

/** What is wrong, by the field's name; '' is the whole. */
export type Faults = Readonly<Record<string, string>>;

/** What a refused call says of the fields of its form. */
export function faultsOf(error: unknown): Faults {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (fields.length === 0) return { '': sentenceOf(error) };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
