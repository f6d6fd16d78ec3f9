import { placesOf } from './word-ranges.js';
import { excerptLength, leadLength } from '../search-rules.js';

/** Whole words from the beginning, or around the first match if the beginning has none. `words` are folded. */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = placesOf(text, words).indexOf(true);
  const start = first < excerptLength ? 0 : text.indexOf(' ', first - leadLength) + 1;
  const part = text.slice(start, start + excerptLength);
  if (start + excerptLength >= text.length) return `…${part}`;
  // Drops a word that the limit cuts.
  const isWhole = text.charAt(start + excerptLength) === ' ';
  const shown = isWhole ? part : part.slice(0, part.lastIndexOf(' '));
  return `${start > 0 ? '…' : ''}${shown}…`;
}
