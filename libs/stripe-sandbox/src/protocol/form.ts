import qs from 'qs';
import { invalidRequest } from './refusal.js';

/** A form-encoded body as Stripe nests it: `metadata[order]=1`, `expand[]=latest_charge`. */
export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

const UNREADABLE = 'The request could not be read: its parameters are not valid form encoding in UTF-8.';

/** @throws Refusal when the text is not form encoding, nests too deep, or names too many parameters. */
export function parseForm(text: string): FormObject {
  refuseUndecodable(text);
  try {
    const parsed = qs.parse(text, {
      depth: 8,
      strictDepth: true,
      parameterLimit: 1000,
      arrayLimit: 200,
      throwOnLimitExceeded: true,
      plainObjects: true,
      // metadata[7]=… is a key called 7, not the first item of a list.
      allowSparse: true,
    });
    return cleaned(parsed) as FormObject;
  } catch (error) {
    if (error instanceof RangeError)
      throw invalidRequest('The request has too many or too deeply nested parameters.');
    throw error;
  }
}

/** qs lets a malformed escape through as it stands; PostgreSQL cannot hold a NUL. Both end here, not deeper in. */
function refuseUndecodable(text: string): void {
  try {
    if (decodeURIComponent(text.replaceAll('+', ' ')).includes('\0')) throw invalidRequest(UNREADABLE);
  } catch (error) {
    if (error instanceof URIError) throw invalidRequest(UNREADABLE);
    throw error;
  }
}

function cleaned(value: unknown): FormValue {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(cleaned);
  const object = Object.create(null) as FormObject;
  if (value === null || typeof value !== 'object') return '';
  for (const [name, inner] of Object.entries(value)) object[name] = cleaned(inner);
  return object;
}

/** The same text for the same parameters, in whatever order they came. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalForm(value[name] ?? '')}`).join(',')}}`;
}
