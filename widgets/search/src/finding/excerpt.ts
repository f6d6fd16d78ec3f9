import { placesOf } from './word-ranges.js';

/** So many characters of a text are shown (specification 1, section 9). */
const excerptLength = 150;
/** How much of what stands before a word is shown with it. */
const leadLength = 40;

/**
 * A part of a text, in whole words: its beginning, or where that holds none of the words, the part around the first of
 * them.
 * @param words folded
 */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = placesOf(text, words).indexOf(true);
  const start = first < excerptLength ? 0 : text.indexOf(' ', first - leadLength) + 1;
  const part = text.slice(start, start + excerptLength);
  if (start + excerptLength >= text.length) return `…${part}`;
  // A word that the limit cuts through is left out.
  const isWhole = text.charAt(start + excerptLength) === ' ';
  const shown = isWhole ? part : part.slice(0, part.lastIndexOf(' '));
  return `${start > 0 ? '…' : ''}${shown}…`;
}
