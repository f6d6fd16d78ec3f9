import { isDeepStrictEqual } from 'node:util';

import { isFilm, isOrder, isPicture, type Json } from '@lectern/catalogue/stored-values';

/** Of a call with a draft, in the notation of body parsers. */
export const DRAFT_BODY_LIMIT = '1mb';
export const MAX_CHANGES = 2_000;
export const MAX_TEXT_LENGTH = 100_000;
export const MAX_FILE_LENGTH = 200;
export const MAX_POINTER_LENGTH = 1_000;
export const MAX_ORDER_ENTRIES = 1_000;
export const LISTED_VERSIONS = 200;
/** Of a text in the search over all sections. */
export const SEARCHED_TEXT_LENGTH = 2_000;

export const READ_LIMITS = { timeoutMs: 120_000, memoryMb: 512, idleMs: 5 * 60_000 };
/** A start waits this long for the owner's values, then opens without them. */
export const START_LIMIT_MS = 20_000;
export const RETRY_MS = 10_000;
/** Attempts to publish while others publish. */
export const PUBLISH_ATTEMPTS = 3;

/** `kept`, `taken`, `set-aside`: decisions about findings. `taken-down`: of a book that she added. */
export const PUBLICATION_REASONS = [
  'published',
  'reset',
  'kept',
  'taken',
  'set-aside',
  'taken-down',
] as const;
export type PublicationReason = (typeof PUBLICATION_REASONS)[number];

export interface ContentPlace {
  /** As in the content folder: `pages/home.json`. */
  file: string;
  /** JSON pointer with entries of lists by id. */
  pointer: string;
}

/** Undefined `value`: back to the content. */
export interface ContentChange extends ContentPlace {
  value?: Json;
}

export interface DraftChange extends ContentChange {
  /** The content's value that she saw. */
  base: Json;
  schemaVersion: number;
  /** Version of the published value that she saw; 0 for none. */
  seen: number;
}

export const placeKey = ({ file, pointer }: ContentPlace): string => `${file}#${pointer}`;

export const isSameValue = (one: Json | undefined, other: Json | undefined): boolean =>
  isDeepStrictEqual(one, other);

/** Marks of the preview, and other characters that no font has. */
const PRIVATE_USE = /[\uE000-\uF8FF]/g;
const CONTROL = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Returns a value without private-use characters; undefined if it is of no kind that a field can have. */
export function cleanValue(value: unknown): Json | undefined {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value;
  const known = value as Json;
  if (isOrder(known)) return cleanOrder(known);
  if (typeof value === 'object' && value !== null && isPicture(known)) return cleanPicture(known);
  if (isFilm(known)) return cleanFilm(known);
  return undefined;
}

function cleanText(text: string): string | undefined {
  const clean = text.replaceAll('\r\n', '\n').replaceAll(PRIVATE_USE, '');
  return clean.length <= MAX_TEXT_LENGTH && !CONTROL.test(clean) ? clean : undefined;
}

function cleanOrder(value: { order: unknown[]; [key: string]: unknown }): Json | undefined {
  const { order, ...others } = value;
  const isList = order.every((id) => typeof id === 'string' && id.length <= MAX_FILE_LENGTH);
  const isFit = isList && order.length <= MAX_ORDER_ENTRIES && Object.keys(others).length === 0;
  return isFit ? { order: [...new Set(order as string[])] } : undefined;
}

function cleanPicture(value: { picture: string; [key: string]: unknown }): Json | undefined {
  const { picture, ...others } = value;
  return /^[0-9a-f]{32}$/.test(picture) && Object.keys(others).length === 0 ? { picture } : undefined;
}

function cleanFilm(value: { film: string; [key: string]: unknown }): Json | undefined {
  const { film, ...others } = value;
  return /^[0-9a-f-]{36}$/.test(film) && Object.keys(others).length === 0 ? { film } : undefined;
}

/** Whether a place is another one, or below it. */
export const isAtOrBelow = (place: ContentPlace, outer: ContentPlace): boolean =>
  place.file === outer.file &&
  (place.pointer === outer.pointer || place.pointer.startsWith(`${outer.pointer}/`));

/** Whether a place is in an entry of a list, or is the list. */
export const isOfEntry = (place: ContentPlace, entry: ContentPlace): boolean =>
  isAtOrBelow(place, entry) ||
  placeKey(place) === placeKey({ ...entry, pointer: entry.pointer.replace(/\/[^/]*$/, '') });
