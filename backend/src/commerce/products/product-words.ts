import { formatCents } from '@lectern/money';

import type { ProductType } from './product-type.js';

/** What the owner writes of a product. */
export interface ProductWords {
  title: string;
  description: string;
  /** US cents. */
  priceCents: number;
  type: ProductType;
}

/** What a change may be about: two windows that change the same thing get in each other's way. */
export type DeskField = keyof ProductWords | 'files';

const FIELDS = ['title', 'description', 'priceCents', 'type'] as const;

/** Stripe charges no card less than this. */
export const LEAST_CHARGE_CENTS = 50;

/** The fields that differ, as they were and as they are to be; undefined where none does. */
export function changeOf(
  before: ProductWords,
  after: ProductWords,
):
  | { fields: (keyof ProductWords)[]; before: Partial<ProductWords>; after: Partial<ProductWords> }
  | undefined {
  const fields = FIELDS.filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return undefined;
  const only = (words: ProductWords) => Object.fromEntries(fields.map((field) => [field, words[field]]));
  return { fields, before: only(before), after: only(after) };
}

const NOW: Record<keyof ProductWords, (words: ProductWords) => string> = {
  title: ({ title }) => `the title is “${title}” now`,
  description: () => 'the description is another one now',
  priceCents: ({ priceCents }) => `the price is ${formatCents(priceCents)} now`,
  type: ({ type }) => `the type is ${type} now`,
};

/** What another window has changed since; undefined where it has changed nothing. */
export function changedSince(
  version: number,
  changedIn: Partial<Record<DeskField, number>>,
  words: ProductWords,
): string | undefined {
  const changed = FIELDS.filter((field) => (changedIn[field] ?? 0) > version);
  if (changed.length === 0) return undefined;
  const now = changed.map((field) => NOW[field](words)).join(', and ');
  return `This product was changed in another window since you opened it: ${now}. Nothing of yours was saved.`;
}
