import { wordsOf } from './words-of.js';

interface PhraseSettings {
  /** Maximum number of other words between two words of a phrase: "lost *my* job". */
  maxGap?: number | undefined;
}

const defaultGap = 2;

/**
 * Scores phrases against a question. Longer phrases are more specific, so each match scores twice its number
 * of words, minus one.
 */
export function scorePhrases(
  words: readonly string[],
  phrases: readonly string[],
  { maxGap = defaultGap }: PhraseSettings = {},
): number {
  return phrases
    .map(wordsOf)
    .filter((phrase) => phrase.length > 0 && isFound(words, phrase, maxGap))
    .reduce((score, phrase) => score + 2 * phrase.length - 1, 0);
}

function isFound(words: readonly string[], phrase: readonly string[], maxGap: number): boolean {
  return words.some((word, at) => isSameWord(word, phrase[0]) && matchesRest(words, phrase, at, maxGap));
}

function matchesRest(
  words: readonly string[],
  phrase: readonly string[],
  start: number,
  maxGap: number,
): boolean {
  let at = start;
  return phrase.slice(1).every((wanted) => {
    const next = words.slice(at + 1, at + 2 + maxGap).findIndex((word) => isSameWord(word, wanted));
    at += 1 + next;
    return next >= 0;
  });
}

/** In shorter words, one changed character too often gives another word. */
const minLength = 6;

/** Whether two stems are equal, or differ by one typo: `bankrupcy`. */
export function isSameWord(one: string, other = ''): boolean {
  if (one === other) return true;
  const isLong = one.length >= minLength && other.length >= minLength;
  return isLong && one[0] === other[0] && isOneTypoApart(one, other);
}

/** One character added, missing, or changed, or two transposed. */
function isOneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOfOne = one.slice(start);
  const restOfOther = other.slice(start);
  return (
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    (restOfOne.slice(2) === restOfOther.slice(2) &&
      restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0])
  );
}
