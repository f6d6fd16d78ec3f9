import { createHash } from 'node:crypto';

import { dateOf, YES } from '../csv-files/cell-rules.js';
import type { CustomerMapping, CustomerTarget } from './customer-columns-rules.js';

export interface CustomerOptions {
  mapping: CustomerMapping;
  /** Product id by its name in the file; names without one stay out. */
  products: Readonly<Record<string, string>>;
}

/** A sale of the file, before its product is known. */
export interface Sale {
  saleId: string;
  /** Candidates for the address of the person who has the book, the best first. */
  emails: string[];
  name: string | null;
  product: string;
  boughtAt: string | null;
  hasEnded: boolean;
  details: Readonly<Record<string, string>>;
}

const isPositive = (text: string): boolean => Number(text.replace(/[^\d.,-]/g, '').replace(',', '.')) > 0;

/** Gumroad ends its file with a row of sums. */
export const isTotals = (first: string): boolean => /^totals?$/i.test(first.trim());

export function readSale(
  columns: readonly string[],
  cells: readonly string[],
  mapping: CustomerMapping,
  nowMs: number,
): Sale {
  const text = (target: CustomerTarget) => cells.find((_, at) => mapping[columns[at] ?? ''] === target) ?? '';
  const isYes = (target: CustomerTarget) =>
    YES.test(text(target)) || dateOf(text(target), nowMs) !== undefined;
  const isRefunded =
    (isYes('refunded') || /^refund/i.test(text('refunded'))) && !isPositive(text('partialRefund'));
  const emails = [text('giftEmail'), text('email'), text('otherEmail')].filter(Boolean);
  const product = text('product');
  const hash = () =>
    createHash('sha256')
      .update(JSON.stringify([emails, product, text('date')]))
      .digest('hex');
  const notes = columns.flatMap((column, at) =>
    mapping[column] === 'note' && cells[at] ? [[column, cells[at]] as const] : [],
  );
  // The name is the purchaser's.
  const name = text('giftEmail') ? '' : text('name');
  return {
    saleId: text('saleId') || hash(),
    emails,
    name: name.slice(0, 200) || null,
    product,
    boughtAt: dateOf(text('date'), nowMs) ?? null,
    hasEnded: isRefunded || isYes('revoked') || (isYes('disputed') && !isYes('disputeWon')),
    details: Object.fromEntries(notes),
  };
}
