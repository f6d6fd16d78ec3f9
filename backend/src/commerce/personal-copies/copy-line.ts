import { createHash } from 'node:crypto';

import { fill } from '../../platform/email/email.js';
import { orderReference } from '../orders/order-rules.js';

/** Version of what is written into a copy, and where. */
const STAMP = 2;

/** More is no name; it would fill the page. */
const MOST_CHARACTERS = 80;

/** `{name}` and `{order}` stand for whom a copy was made for. */
export interface LineWords {
  line: string;
  /** Where neither a name nor an address can be printed. */
  lineOfOrder: string;
}

/** What a copy says of its buyer. */
export interface CopyLine {
  /** For what shows any letter. */
  text: string;
  /** The same for a page whose font may lack letters: the first that can be set is. */
  printable: readonly string[];
}

interface Buyer {
  id: string;
  customerName: string | null;
  customerEmail: string;
}

/** One line of visible text: a name was typed by somebody, and stands on a page and in XML from now on. */
function asOneLine(text: string): string {
  // What joins letters belongs to names; what turns the direction of a page, or is nothing at all, does not.
  const visible = text
    .normalize('NFC')
    .replace(/(?!\u200c|\u200d)\p{C}/gu, ' ')
    .replace(/\s+/gu, ' ');
  const characters = Array.from(visible.trim());
  if (characters.length <= MOST_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
}

/** The line of an order's copies: its buyer by name, or by address where none was given. */
export function copyLine({ id, customerName, customerEmail }: Buyer, words: LineWords): CopyLine {
  const names = [asOneLine(customerName ?? ''), asOneLine(customerEmail)].filter((name) => name !== '');
  const order = orderReference(id);
  const lines = [
    ...names.map((name) => fill(words.line, { name, order })),
    fill(words.lineOfOrder, { order }),
  ];
  return { text: lines[0] ?? '', printable: lines };
}

/** Two copies with the same are the same copy. */
export function copyFingerprint(originalSha256: string, { printable }: CopyLine): string {
  return createHash('sha256')
    .update(JSON.stringify([STAMP, originalSha256, printable]))
    .digest('hex');
}

/** Where a copy names its buyer. The properties of a file always do. */
export const COPY_PLACES = ['page', 'page-without-name', 'properties'] as const;

export interface CopyTrace {
  /** `page-without-name`: the fonts cannot print the name or address, so the page shows the order alone. */
  place: (typeof COPY_PLACES)[number];
  /** Of a PDF whose page shows the line, from 1. */
  pageNumber: number | null;
}

/** Formats in which a copy can be made. */
export const COPY_FORMATS = ['pdf', 'epub'] as const;

export type CopyFormat = (typeof COPY_FORMATS)[number];

/** Largest file that is changed: the libraries hold it and its copy several times over. The messages name both numbers. */
export const LARGEST_BYTES = 32 * 1_024 ** 2;
export const MOST_PAGES = 2_000;

/** For so long a copy is kept. */
export const KEPT_DAYS = 90;

/** Why a file cannot be made into copies. */
export const COPY_FAULTS = ['too-large', 'locked', 'signed', 'damaged', 'unproven', 'too-slow'] as const;

export type CopyFaultReason = (typeof COPY_FAULTS)[number];

/** A file of which no copy can be made. */
export class CopyFault extends Error {
  override readonly name = 'CopyFault';

  constructor(
    readonly reason: CopyFaultReason,
    /** For the log: which look told. */
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}
