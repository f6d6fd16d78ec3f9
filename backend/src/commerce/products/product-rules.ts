import { formatPrice, site } from '@lectern/catalogue';
import { minCharge } from '@lectern/money';

import { DomainError } from '../../platform/http/domain-error.js';
import { createHash } from 'node:crypto';
import path from 'node:path';

/** Product types of the specification (document 2, section 9): files, a shipped book, the author's time. */
export const PRODUCT_TYPES = ['ebook', 'paperback', 'speaking'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/** `to-come`: announced, cannot be bought yet. `away`: archived. */
export const PRODUCT_STATUSES = ['on-sale', 'off-sale', 'to-come', 'away'] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** An e-book cannot be sold without files. */
export const lacksFiles = ({
  type,
  digitalFiles,
}: {
  type: ProductType;
  digitalFiles: string[] | null;
}): boolean => type === 'ebook' && !digitalFiles?.length;

interface ProductState {
  /** And has its files. */
  isActive: boolean;
  isPreOrder: boolean;
  isAway: boolean;
}

export function statusOf({ isActive, isPreOrder, isAway }: ProductState): ProductStatus {
  if (isAway) return 'away';
  if (isPreOrder) return 'to-come';
  return isActive ? 'on-sale' : 'off-sale';
}

/** Longest texts of a product in characters, and its highest price in minor units. */
export const PRODUCT_LIMITS = {
  title: 200,
  description: 5_000,
  editionNote: 1_000,
  price: 9_999_999,
} as const;

/** Stripe's minimum charge, in minor units. */
export const MIN_PRICE = minCharge(site.currency);

const leastPrice = formatPrice(MIN_PRICE);

/** Rejection of a price below {@link MIN_PRICE}. @param isOnSale whether the product is for sale now */
export const priceTooLow = (isOnSale: boolean): DomainError =>
  new DomainError(
    'conflict',
    'COMMERCE.PRICE_TOO_LOW',
    isOnSale
      ? `A card can’t be charged less than ${leastPrice}. Take the product off sale first, or choose a higher price.`
      : `A card can’t be charged less than ${leastPrice}. Please choose a higher price first.`,
  );

export const NO_FILES = 'Please upload at least one digital file for ebooks';
export const noFiles = (): DomainError => new DomainError('conflict', 'COMMERCE.MISSING_FILES', NO_FILES);

/** All that keeps a product from being sold. @param isOnSale whether it is for sale now */
export const saleRefusals = (
  product: Pick<ProductWords, 'type' | 'priceCents'> & { digitalFiles: string[] | null },
  isOnSale = false,
): DomainError[] => [
  ...(lacksFiles(product) ? [noFiles()] : []),
  ...(product.priceCents < MIN_PRICE ? [priceTooLow(isOnSale)] : []),
];

const PRODUCT_ID = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

export const isProductId = (id: string): boolean => PRODUCT_ID.test(id);

export const FILE_FORMATS = ['pdf', 'epub', 'mobi'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Parses a format in any notation of older data. @throws Error for an unknown one */
export function parseFileFormat(text: string): FileFormat {
  const format = FILE_FORMATS.find((known) => known === text.toLowerCase().replace('.', ''));
  if (!format) throw new Error(`"${text}" is not a format that books are sold in.`);
  return format;
}

export interface ProductWords {
  title: string;
  description: string;
  /** In the currency's minor unit. */
  priceCents: number;
  type: ProductType;
}

/** Changes of the same field in two windows conflict. */
export type ProductField = keyof ProductWords | 'files';

const FIELDS = ['title', 'description', 'priceCents', 'type'] as const;

/** Changed fields with their old and new values; undefined if none changed. */
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
  priceCents: ({ priceCents }) => `the price is now ${formatPrice(priceCents)}`,
  type: ({ type }) => `the type is now ${type}`,
};

/** Sentence about fields that another window has changed; undefined if there are none. */
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

export interface BookFileToKeep {
  filePath: string;
  format: FileFormat;
  /** Storage key; its last part is the name of the buyer's copy. */
  key: string;
}

/** The key has the content's hash, so that a new edition never replaces a file that is being read. */
export function bookFileToKeep(productId: string, filePath: string, content: Buffer): BookFileToKeep {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    filePath,
    format: parseFileFormat(path.extname(filePath)),
    key: `books/${productId}/${hash}/${path.basename(filePath)}`,
  };
}

/**
 * PostgreSQL channel. Triggers of this name notify it when the site must show its products again: on `products`,
 * `product_releases`, `book_reviews`, `books_in_common`, and on new rows of `file_facts` and of the receipts' `settings`.
 */
export const PRODUCTS_CHANNEL = 'products_changed';

/** Files whose facts one job reads. */
export const FILE_FACTS_BATCH = 20;

export const FILE_FACTS_EVERY_MS = 60 * 60_000;

/** Maximum cache time of the product list, since a broken connection loses notifications silently. */
export const PRODUCTS_CACHE_MS = 10_000;

/** Newest actions of the staff in the history of a product. */
export const PRODUCT_EVENTS_SHOWN = 100;
