import { placesOf } from './marked-parts.js';

/** So many characters of a text are shown (specification 1, section 9). */
const excerptLength = 150;
/** How much of what stands before a word is shown with it. */
const leadLength = 40;

/**
 * A part of a text: its beginning, or where that holds none of the words, the part around the first of them.
 * @param words folded
 */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = placesOf(text, words).indexOf(true);
  const start = first < excerptLength ? 0 : beginningOfWord(text, first - leadLength);
  const end = start + excerptLength;
  return [start > 0 ? '…' : '', text.slice(start, end).trim(), end < text.length ? '…' : ''].join('');
}

function beginningOfWord(text: string, near: number): number {
  return text.indexOf(' ', near) + 1;
}
