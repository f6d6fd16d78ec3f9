/** A reader's position in a book. */
export interface Place {
  /** EPUB Canonical Fragment Identifier, independent of the text size. */
  cfi: string;
  /** 0 to 1, for an edition in which the CFI is invalid. */
  fraction: number;
  /** Milliseconds since 1970, by the device's clock. */
  at: number;
  /** Random id of the browser. */
  device: string;
}

/** Highlighted text. */
export interface Highlight {
  /** Random. */
  id: string;
  cfi: string;
  /** The first words. */
  text: string;
  at: number;
}

/** Tombstone of a removed highlight: without it, another device would restore it. */
export interface RemovedHighlight {
  id: string;
  at: number;
  isRemoved: true;
}

export type HighlightChange = Highlight | RemovedHighlight;

/** A reader's position and highlights in a book. */
export interface ReadingNotes {
  place: Place | null;
  /** Unique ids. */
  highlights: readonly HighlightChange[];
}

export const NO_NOTES: ReadingNotes = { place: null, highlights: [] };

/** Per book, including removed ones. */
export const MAX_HIGHLIGHTS = 500;

/** Per request. */
export const MAX_HIGHLIGHTS_PER_REQUEST = 50;

const CFI = /^epubcfi\([\x20-\x7e]{1,400}\)$/;
const ID = /^[\w-]{8,40}$/;
const MAX_TEXT = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMatch = (pattern: RegExp, value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);

const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e14;

const hasOnly = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

/** Whether external input is a place. */
export function isPlace(value: unknown): value is Place {
  if (!isRecord(value) || !hasOnly(value, ['cfi', 'fraction', 'at', 'device'])) return false;
  const { cfi, fraction, at, device } = value;
  const isFraction = typeof fraction === 'number' && fraction >= 0 && fraction <= 1;
  return isMatch(CFI, cfi) && isFraction && isTime(at) && isMatch(ID, device);
}

/** Whether external input is a highlight or a tombstone. */
export function isHighlightChange(value: unknown): value is HighlightChange {
  if (!isRecord(value) || !isMatch(ID, value['id']) || !isTime(value['at'])) return false;
  if ('isRemoved' in value) return value['isRemoved'] === true && hasOnly(value, ['id', 'at', 'isRemoved']);
  const { text } = value;
  const isText = typeof text === 'string' && text.length > 0 && text.length <= MAX_TEXT;
  return isText && isMatch(CFI, value['cfi']) && hasOnly(value, ['id', 'cfi', 'text', 'at']);
}
