import { foldText } from './fold-text.js';

/** Letters and digits of any script, joined by hyphens: `Straße nach Łódź` → `strasse-nach-lodz` */
function hyphenated(text: string, others: RegExp): string {
  return foldText(text).replaceAll("'", '').replace(others, '-').replace(/^-|-$/g, '');
}

/**
 * Id of a heading, never empty: `What Chapter 7 is` → `what-chapter-7-is`, `Глава 1` → `глава-1`. A heading of signs
 * alone has their code points.
 */
export function anchorOf(heading: string): string {
  const codePoints = () => Array.from(heading, (sign) => sign.codePointAt(0)?.toString(16)).join('-');
  return hyphenated(heading, /[^\p{L}\p{M}\p{N}]+/gu) || `u-${codePoints()}`;
}

/** A name of a–z, digits and hyphens; undefined if the text has none of them. */
export function slugOf(text: string): string | undefined {
  return hyphenated(text, /[^a-z0-9]+/g) || undefined;
}
