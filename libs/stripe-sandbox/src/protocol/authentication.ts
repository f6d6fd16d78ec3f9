import type { IncomingMessage } from 'node:http';

import type { AccountKeys } from '../database/account-keys.js';
import { ACCOUNT_API_VERSION } from '../events/record-event.js';
import { sameSecret } from '../payments/intent-status.js';
import type { Audience } from './endpoint.js';
import { invalidRequest, Refusal } from './refusal.js';

/** Key of a request: `Authorization: Bearer sk_…`, or Basic with the key as user name (curl -u). */
export function keyOf(request: IncomingMessage): string | undefined {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(/\s+/, 2);
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString('utf8').split(':', 1)[0];
  return undefined;
}

/**
 * A server needs the secret key. A browser may send the publishable key or none, since its requests carry a
 * client secret; secret keys are rejected there, even the right one.
 * @throws Refusal 401
 */
export function authenticate(audience: Audience, key: string | undefined, keys: AccountKeys): void {
  if (key === undefined || key === '') {
    if (audience === 'browser') return;
    throw unauthorized('You did not provide an API key. Send it as `Authorization: Bearer YOUR_SECRET_KEY`.');
  }
  if (sameSecret(key, audience === 'server' ? keys.secretKey : keys.publishableKey)) return;
  if (audience === 'server' && sameSecret(key, keys.publishableKey)) {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  if (audience === 'browser' && /^[sr]k_/.test(key)) {
    throw unauthorized('Secret keys are never accepted here: they do not belong in a browser.');
  }
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

function masked(key: string): string {
  const shown = key.replaceAll(/[^\w]/g, '').slice(0, 64);
  return shown.length < 16
    ? '*'.repeat(shown.length)
    : `${shown.slice(0, 8)}${'*'.repeat(8)}${shown.slice(-4)}`;
}

function unauthorized(message: string, code?: string): Refusal {
  return new Refusal(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}

/**
 * API version of a request: its Stripe-Version header, else the account's. Versions look like 2023-08-16 or
 * 2026-10-28.endive, and their dates compare as text.
 */
export function apiVersionOf(header: string | string[] | undefined): string {
  if (header === undefined) return ACCOUNT_API_VERSION;
  if (typeof header === 'string' && /^20\d\d-\d\d-\d\d(\.[a-z]+)?$/.test(header)) return header;
  throw invalidRequest(`Invalid Stripe API version: ${String(header).slice(0, 64)}`);
}
