import { ACCOUNT_API_VERSION } from '../events/record-event.js';
import { invalidRequest } from './refusal.js';

/**
 * The API version a request speaks: its Stripe-Version header, else the account's own. Versions look like
 * 2023-08-16 or 2026-10-28.endive, and their dates compare as text.
 */
export function apiVersionOf(header: string | string[] | undefined): string {
  if (header === undefined) return ACCOUNT_API_VERSION;
  if (typeof header === 'string' && /^20\d\d-\d\d-\d\d(\.[a-z]+)?$/.test(header)) return header;
  throw invalidRequest(`Invalid Stripe API version: ${String(header).slice(0, 64)}`);
}
