import { createHash } from 'node:crypto';

import { fill } from '../../platform/email/email.js';
import { orderReference } from '../orders/order-rules.js';

/** Version of the line's content and place in a copy. */
const STAMP = 2;

/** A longer name would fill the page. */
const MOST_CHARACTERS = 80;

/** `{name}` and `{order}` are placeholders. */
export interface LineWords {
  line: string;
  /** Used if neither name nor address can be printed. */
  lineOfOrder: string;
}

/** Text about the buyer in a copy. */
export interface CopyLine {
  /** For places that show any character. */
  text: string;
  /** Alternatives for a font with missing glyphs, best first. */
  printable: readonly string[];
}

interface Buyer {
  id: string;
  customerName: string | null;
  customerEmail: string;
}

/** One line of visible text: names are user input, and this is printed on a page and written into XML. */
function asOneLine(text: string): string {
  // Keeps joiners, which belong to names. Drops direction marks and invisible characters.
  const visible = text
    .normalize('NFC')
    .replace(/(?!\u200c|\u200d)\p{C}/gu, ' ')
    .replace(/\s+/gu, ' ');
  const characters = Array.from(visible.trim());
  if (characters.length <= MOST_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
}

/** Line of an order's copies: the buyer's name, or the address without one. */
export function copyLine({ id, customerName, customerEmail }: Buyer, words: LineWords): CopyLine {
  const names = [asOneLine(customerName ?? ''), asOneLine(customerEmail)].filter((name) => name !== '');
  const order = orderReference(id);
  const lines = [
    ...names.map((name) => fill(words.line, { name, order })),
    fill(words.lineOfOrder, { order }),
  ];
  return { text: lines[0] ?? '', printable: lines };
}

/** Copies with the same fingerprint are identical. */
export function copyFingerprint(originalSha256: string, { printable }: CopyLine): string {
  return createHash('sha256')
    .update(JSON.stringify([STAMP, originalSha256, printable]))
    .digest('hex');
}

/** Where a copy names its buyer, besides the file's properties. */
export const COPY_PLACES = ['page', 'page-without-name', 'properties'] as const;

export interface CopyTrace {
  /** `page-without-name`: the fonts cannot print the name or address, so the page shows the order alone. */
  place: (typeof COPY_PLACES)[number];
  /** From 1; null unless a PDF page shows the line. */
  pageNumber: number | null;
}

/** Formats in which a copy can be made. */
export const COPY_FORMATS = ['pdf', 'epub'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];

/** Largest file: the libraries hold it and its copy in memory several times. The messages name both limits. */
export const LARGEST_BYTES = 32 * 1_024 ** 2;
export const MOST_PAGES = 2_000;

/** Days that a copy is stored. */
export const KEPT_DAYS = 90;

/** Why a file cannot be made into copies. */
export const COPY_FAULTS = ['too-large', 'locked', 'signed', 'damaged', 'unproven', 'too-slow'] as const;

export type CopyFaultReason = (typeof COPY_FAULTS)[number];

/** A file that cannot be copied. */
export class CopyFault extends Error {
  override readonly name = 'CopyFault';

  constructor(
    readonly reason: CopyFaultReason,
    /** For the log. */
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}
