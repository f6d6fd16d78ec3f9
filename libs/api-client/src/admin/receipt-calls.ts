import { addressOf, call } from './call.js';
import type { ReceiptSettings } from './types.js';

/** Receipts by the year, who sells, and what of the tax is not known. */
export const fetchReceiptBooks = () => call('get', '/api/admin/receipts');

/** @param version that was seen; throws ApiError 409 where somebody has changed it since */
export const changeReceiptSettings = (version: number, settings: ReceiptSettings) =>
  call('put', '/api/admin/receipts/settings', { body: { ...settings, version } });

/** Asks Stripe once more about every tax that could not be worked out. */
export const askTaxAgain = () => call('post', '/api/admin/receipts/ask-tax-again');

const queryOf = (year: number, part?: string) => ({ year: String(year), ...(part ? { part } : {}) });

/** Sums of a period, with the parameters of {@link receiptsFile}. */
export const fetchPeriodTotals = (year: number, part?: string) =>
  call('get', '/api/admin/receipts/totals', { query: queryOf(year, part) });

/**
 * Address of the CSV file with the receipts of a period.
 * @param part a quarter, `Q4`, or a month, `M11`; the whole year without it
 */
export const receiptsFile = (year: number, part?: string): string =>
  addressOf('/api/admin/receipts/export', { query: queryOf(year, part) });
