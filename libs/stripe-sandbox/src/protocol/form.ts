import type { IncomingMessage } from 'node:http';
import qs from 'qs';

import { invalidRequest, Refusal } from './refusal.js';

/** A form-encoded body, nested as in Stripe: `metadata[order]=1`, `expand[]=latest_charge`. */
export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

const UNREADABLE = 'The request could not be read: its parameters are not valid form encoding in UTF-8.';

/** @throws Refusal when the text is not form encoding, nests too deeply, or has too many parameters */
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
      // metadata[7]=… is the key 7, not a list index.
      allowSparse: true,
    });
    return cleaned(parsed) as FormObject;
  } catch (error) {
    if (error instanceof RangeError)
      throw invalidRequest('The request has too many or too deeply nested parameters.');
    throw error;
  }
}

/** qs passes malformed escapes through, and PostgreSQL cannot store NUL, so both are rejected here. */
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

/** Returns the same text for the same parameters in any order. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalForm(value[name] ?? '')}`).join(',')}}`;
}

const MAX_BODY_BYTES = 128 * 1024;
/**
 * Reads an oversized body up to this size, so that the sender gets a response instead of a reset connection.
 */
const MAX_DISCARDED_BYTES = 4 * 1024 * 1024;

/** @throws Refusal when the body is too large, is not form-encoded, or is not UTF-8 */
export async function readFormBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return '';
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidRequest('The request body is not valid UTF-8.');
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Keeps the request open on early exit: the error response needs its socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk as Buffer);
    if (length > MAX_DISCARDED_BYTES) break;
  }
  if (length > MAX_BODY_BYTES) {
    throw new Refusal(413, {
      type: 'invalid_request_error',
      message: `The request body is larger than ${MAX_BODY_BYTES} bytes.`,
    });
  }
  return Buffer.concat(chunks);
}
