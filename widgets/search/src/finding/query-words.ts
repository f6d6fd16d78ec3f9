import { foldText } from '@lectern/text-folding';

const edges = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
const possessive = /(?<=\p{L})'s$|(?<=s)'$/u;

/** Splits a query into folded words, without surrounding punctuation and possessive endings. */
export function wordsOf(query: string): string[] {
  return foldText(query)
    .split(' ')
    .map((word) => word.replace(edges, '').replace(possessive, ''))
    .filter((word) => word !== '');
}
