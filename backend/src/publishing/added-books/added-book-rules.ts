import { bookIds, siteMoney } from '@lectern/catalogue';
import {
  bookFileName,
  isPicture,
  type Json,
  type OwnerValue,
  SCHEMA_VERSION,
  wholeFile,
} from '@lectern/catalogue/stored-values';
import { formatMoney, parseMoney } from '@lectern/money';
import { foldText, slugOf } from '@lectern/text-folding';

import { cleanValue, type DraftChange } from '../content-values/content-rules.js';

export const MAX_TITLE_LENGTH = 200;
/** Of an id without the number that makes it unique. */
const ID_LENGTH = 60;
/** Objects and lists in each other: as deep as the deepest field of a sales page. */
const MAX_DEPTH = 8;
/** Addresses below `/books` that are not books. */
const TAKEN_IDS = ['404'];

/** `here`: sold on this site. `announced`: takes notices. `elsewhere`: other stores sell it. */
export const BOOK_SALES = ['here', 'announced', 'elsewhere'] as const;
export type BookSale = (typeof BOOK_SALES)[number];

export interface ProductWords {
  title: string;
  description: string;
  priceCents: number;
}

export type BookFields = { [key: string]: Json };

/** A book as the owner writes it: files of a book folder and a picture of the library. */
export interface WrittenBook {
  /** As `book.json`. */
  book: BookFields;
  /** As `sales.json`; null for the standard sales page. */
  sales: BookFields | null;
  /** As `sample.json`: a chapter to read. */
  sample: BookFields | null;
  /** Id of a picture. */
  cover: string | null;
}

export const sectionOfBook = (id: string): string => `books/${id}`;
export const idOfSection = (section: string): string | undefined =>
  /^books\/([a-z0-9-]+)$/.exec(section)?.[1];
export const productIdOf = (id: string): string => `${id}-ebook`;
export const addressOfBook = (id: string): string => `/books/${id}`;

/** Ids to try for a new book, best first. */
export function* idsFor(title: string): Generator<string> {
  const slug = slugOf(title)?.slice(0, ID_LENGTH).replace(/-$/, '') ?? 'book';
  const isTaken = (id: string) => bookIds.includes(id) || TAKEN_IDS.includes(id);
  if (!isTaken(slug)) yield slug;
  for (let number = 2; ; number += 1) if (!isTaken(`${slug}-${number}`)) yield `${slug}-${number}`;
}

export const isSameTitle = (one: string, other: string): boolean => foldText(one) === foldText(other);

export const isFields = (value: Json | undefined): value is BookFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies JSON without characters that no text has; undefined if it is too deep or too long. */
export function cleanJson(value: unknown, depth = 0): Json | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return cleanValue(value);
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => cleanJson(entry, depth + 1));
    return entries.includes(undefined) ? undefined : (entries as Json[]);
  }
  const fields = Object.entries(value).map(([key, field]) => [key, cleanJson(field, depth + 1)] as const);
  return fields.some(([, field]) => field === undefined)
    ? undefined
    : (Object.fromEntries(fields) as BookFields);
}

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');

const editionsOf = ({ editions }: BookFields): BookFields[] =>
  Array.isArray(editions) ? editions.filter(isFields) : [];

const firstTextOf = (value: Json | undefined): string => textOf(Array.isArray(value) ? value[0] : undefined);

/** In the currency's minor unit; undefined if it cannot be read. */
function centsOf(price: Json | undefined): number | undefined {
  try {
    return parseMoney(textOf(price), siteMoney);
  } catch {
    return undefined;
  }
}

/** Place of the e-book among the editions; -1 without one. */
export const ebookAt = (book: BookFields): number =>
  editionsOf(book).findIndex(({ format }) => format === 'ebook');

/** 0 if it has none. */
const priceOf = (book: BookFields): number => centsOf(editionsOf(book)[ebookAt(book)]?.['price']) ?? 0;

/** A price as the files of the content have it. */
const priceText = (price: Json): Json =>
  typeof price === 'number' && Number.isSafeInteger(price) ? formatMoney(price, siteMoney) : price;

const priced = (entry: BookFields, change: (price: Json) => Json): BookFields => {
  const { price, ...others } = entry;
  return price === undefined || price === null ? others : { ...others, price: change(price) };
};

const retailersOf = ({ retailers }: BookFields): BookFields[] =>
  Array.isArray(retailers) ? retailers.filter(isFields) : [];

/** A book whose prices are in the currency's minor unit, if they can be read: forms have a notation of their own. */
export const withCents = (book: BookFields): BookFields => {
  const inCents = (price: Json) => centsOf(price) ?? price;
  return {
    ...book,
    editions: editionsOf(book).map((edition) => priced(edition, inCents)),
    retailers: retailersOf(book).map((retailer) => priced(retailer, inCents)),
  };
};

/** Words of the product of a book. */
export const productWords = (book: BookFields): ProductWords => {
  const title = textOf(book['fullTitle']) || textOf(book['title']);
  const description = firstTextOf(book['description']) || textOf(book['summary']) || title;
  return { title, description, priceCents: priceOf(book) };
};

export function saleOf({ direct, preOrder }: BookFields): BookSale {
  if (isFields(direct)) return 'here';
  return isFields(preOrder) ? 'announced' : 'elsewhere';
}

/** Adds what follows from the id of a book and from the way it is sold. */
export function completed(id: string, written: BookFields, sale: BookSale): BookFields {
  const { direct: _direct, preOrder: _preOrder, ...book } = written;
  const product = { productId: productIdOf(id) };
  return {
    ...book,
    path: addressOfBook(id),
    editions: editionsOf(book).map(({ availability: _, ...edition }) => ({
      ...priced(edition, priceText),
      ...(sale === 'announced' && { availability: 'pre-order' }),
    })),
    ...(book['retailers'] !== undefined && {
      retailers: retailersOf(book).map((retailer) => priced(retailer, priceText)),
    }),
    ...(sale === 'here' && { direct: product }),
    ...(sale === 'announced' && { preOrder: product }),
  };
}

/** @param seen the publication that the draft began after; 0 for a new book */
export const changesOf = (
  id: string,
  { book, sales, sample, cover }: WrittenBook,
  seen = 0,
): DraftChange[] => {
  const change = (name: Parameters<typeof bookFileName>[1], value: Json): DraftChange => ({
    ...{ file: bookFileName(id, name), pointer: '', value },
    ...{ base: null, schemaVersion: SCHEMA_VERSION, seen },
  });
  return [
    change('book.json', book),
    ...(sales ? [change('sales.json', sales)] : []),
    ...(sample ? [change('sample.json', sample)] : []),
    ...(cover === null ? [] : [change('cover', { picture: cover })]),
  ];
};

/** Undefined if the values have no such book. */
export function bookIn(id: string, values: readonly OwnerValue[]): WrittenBook | undefined {
  const book = wholeFile(values, bookFileName(id, 'book.json'));
  if (!isFields(book)) return undefined;
  const sales = wholeFile(values, bookFileName(id, 'sales.json'));
  const sample = wholeFile(values, bookFileName(id, 'sample.json'));
  const cover = wholeFile(values, bookFileName(id, 'cover'));
  return {
    book,
    sales: isFields(sales) ? sales : null,
    sample: isFields(sample) ? sample : null,
    cover: cover !== undefined && isPicture(cover) ? cover.picture : null,
  };
}

export const valuesOf = (changes: readonly DraftChange[]): OwnerValue[] =>
  changes.flatMap(({ file, pointer, value, base, schemaVersion }) =>
    value === undefined ? [] : [{ file, pointer, value, base, schemaVersion }],
  );
