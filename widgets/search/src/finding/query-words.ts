import { foldText } from '@lectern/text-folding';

const edges = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
const possessive = /(?<=\p{L})'s$|(?<=s)'$/u;

/** The words of a query, folded: split on spaces, without punctuation around a word, and without a possessive's ending. */
export function wordsOf(query: string): string[] {
  return foldText(query)
    .split(' ')
    .map((word) => word.replace(edges, '').replace(possessive, ''))
    .filter((word) => word !== '');
}
