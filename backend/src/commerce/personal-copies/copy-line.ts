import { createHash } from 'node:crypto';

import { fill } from '../../platform/email/email.js';
import { orderReference } from '../orders/order-rules.js';
import { LONGEST_NAME } from './personal-copy-rules.js';

/** Version of the line's content and place in a copy. */
const STAMP = 2;

/** `{name}` and `{order}` are placeholders. */
export interface LineWords {
  line: string;
  /** Used if neither name nor address can be printed. */
  lineOfOrder: string;
}

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

/** One line of visible text, since names are user input and this is printed and written into XML. */
function asOneLine(text: string): string {
  // Keeps joiners, which belong to names. Drops direction marks and invisible characters.
  const visible = text
    .normalize('NFC')
    .replace(/(?!\u200c|\u200d)\p{C}/gu, ' ')
    .replace(/\s+/gu, ' ');
  const characters = Array.from(visible.trim());
  if (characters.length <= LONGEST_NAME) return characters.join('');
  return `${characters.slice(0, LONGEST_NAME).join('').trimEnd()}…`;
}

/** Names the buyer, or the address without a name. */
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
