import { foldText } from '@lectern/text-folding';

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

/** Sentence's end for a file or folder whose name cannot be part of an address. */
export function unfitName(name: string): string {
  return `must have a name of lowercase letters, digits, and hyphens, such as "${slugOf(name) ?? 'my-words'}": the name is its address`;
}
