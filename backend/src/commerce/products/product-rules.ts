import { createHash } from 'node:crypto';
import path from 'node:path';

import { formatCents } from '@lectern/money';

/** What is sold (specification, document 2, section 9): files, a book by post, and the author's time. */
export const PRODUCT_TYPES = ['ebook', 'paperback', 'speaking'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/** How a product stands: `to-come` is announced and cannot be bought yet, `away` is put away for good, or until it is wanted. */
export const PRODUCT_STATUSES = ['on-sale', 'off-sale', 'to-come', 'away'] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

interface Standing {
  isActive: boolean;
  isToCome: boolean;
  isAway: boolean;
}

export function statusOf({ isActive, isToCome, isAway }: Standing): ProductStatus {
  if (isAway) return 'away';
  if (isToCome) return 'to-come';
  return isActive ? 'on-sale' : 'off-sale';
}

const PRODUCT_ID = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** Whether any product could be called so. */
export const isProductId = (id: string): boolean => PRODUCT_ID.test(id);

/** The formats a book is sold in. */
export const FILE_FORMATS = ['pdf', 'epub', 'mobi'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Reads a format as an existing site may have written it; anything else is a mistake in the data. */
export function parseFileFormat(text: string): FileFormat {
  const format = FILE_FORMATS.find((known) => known === text.toLowerCase().replace('.', ''));
  if (!format) throw new Error(`"${text}" is not a format that books are sold in.`);
  return format;
}

/** What the owner writes of a product. */
export interface ProductWords {
  title: string;
  description: string;
  /** US cents. */
  priceCents: number;
  type: ProductType;
}

/** What a change may be about: two windows that change the same thing get in each other's way. */
export type ProductField = keyof ProductWords | 'files';

const FIELDS = ['title', 'description', 'priceCents', 'type'] as const;

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
  title: ({ title }) => `the title is now “${title}”`,
  description: () => 'the description is different now',
  priceCents: ({ priceCents }) => `the price is now ${formatCents(priceCents)}`,
  type: ({ type }) => `the type is now ${type}`,
};

/** What another window has changed since; undefined where it has changed nothing. */
export function changedSince(
  version: number,
  changedIn: Partial<Record<ProductField, number>>,
  words: ProductWords,
): string | undefined {
  const changed = FIELDS.filter((field) => (changedIn[field] ?? 0) > version);
  if (changed.length === 0) return undefined;
  const now = changed.map((field) => NOW[field](words)).join(', and ');
  return `Someone changed this product in another window: ${now}. Your changes weren’t saved.`;
}

/** A file on this machine that is to be sold. */
export interface BookFileToKeep {
  filePath: string;
  format: FileFormat;
  /** Where it is kept; the buyer's copy is called as its last part. */
  key: string;
}

/**
 * @param content of the file: a new edition never takes the place of one that somebody is reading
 * @throws Error for a file in another format than books are sold in
 */
export function bookFileToKeep(productId: string, filePath: string, content: Buffer): BookFileToKeep {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    filePath,
    format: parseFileFormat(path.extname(filePath)),
    key: `books/${productId}/${hash}/${path.basename(filePath)}`,
  };
}

/** On this channel the database says that a product was added, changed or removed; a trigger speaks. */
export const PRODUCTS_CHANNEL = 'products_changed';
