import type { Metadata } from '../objects/event.js';
import { isCurrency } from '../payments/money-rules.js';
import type { FormValue } from '../protocol/form.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';
import { asObject, fields, integer, text } from './plain-readers.js';
import type { Reader } from './reader.js';

export const currency: Reader<string> = {
  read(value, path) {
    const code = text().read(value, path).toLowerCase();
    if (isCurrency(code)) return code;
    throw invalidRequest(
      `Invalid currency: ${code}. See https://stripe.com/docs/currencies for what is supported.`,
      {
        param: path,
      },
    );
  },
};

export const email: Reader<string> = {
  read(value, path) {
    const address = text(512).read(value, path);
    if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)) return address;
    throw invalidRequest(`Invalid email address: ${address}`, { code: 'email_invalid', param: path });
  },
};

/** A URL for the buyer's browser: http or https only. */
export const webAddress: Reader<string> = {
  read(value, path) {
    const address = text().read(value, path);
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return address;
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: path });
  },
};

/** `metadata`: null clears all of it, an empty value clears its key. */
export const metadata: Reader<Record<string, string> | null> = {
  read(value: FormValue, path) {
    if (value === '') return null;
    const pairs: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [key, content] of Object.entries(
      Array.isArray(value) ? { ...value } : asObject(value, path),
    )) {
      const param = `${path}[${key}]`;
      if (key === '' || key.length > 40) {
        throw invalidRequest(
          `Metadata keys can be up to 40 characters in length. '${key}' is ${key.length}.`,
          {
            param: path,
          },
        );
      }
      if (typeof content !== 'string')
        throw invalidRequest(`Metadata values must be strings: '${key}'.`, { param });
      if (content.length > 500) {
        throw invalidRequest(
          `Metadata values can be up to 500 characters in length, but the value of '${key}' is ${content.length}.`,
          { param },
        );
      }
      pairs[key] = content;
    }
    return pairs;
  },
};

/** Reference to an object type that sandbox accounts never have; responds as for a missing object. */
export function reference(kind: string): Reader<never> {
  return {
    read(value, path) {
      throw noSuch(kind, text().read(value, path), path);
    },
  };
}

export interface Span {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

const bounds = fields({ gt: integer(), gte: integer(), lt: integer(), lte: integer() });

/** `created=…` for one second, `created[gte]=…` etc. for a range. */
export const span: Reader<Span> = {
  read(value, path) {
    if (typeof value !== 'string') return bounds.read(value, path);
    const second = integer().read(value, path);
    return { gte: second, lte: second };
  },
};

/** Merges metadata as Stripe does: named keys change, empty ones are removed, others stay; 50 at most. */
export function mergeMetadata(
  current: Metadata,
  change: Record<string, string> | null | undefined,
): Metadata {
  if (change === undefined) return current;
  if (change === null) return {};
  const merged = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(change)) {
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > 50) {
    throw invalidRequest(`You can have at most 50 metadata keys; this would make ${merged.size}.`, {
      param: 'metadata',
    });
  }
  return Object.fromEntries(merged);
}
