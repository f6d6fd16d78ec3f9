import { wordsOf } from './words-of.js';

interface PhraseSettings {
  /** How many other words may stand between two of a phrase: "lost *my* job". */
  mostBetween?: number | undefined;
}

const usuallyBetween = 2;

/**
 * How well phrases fit the words of a question: the more words a phrase has, the more it tells, so each that is found
 * counts one less than twice its words.
 */
export function scorePhrases(
  words: readonly string[],
  phrases: readonly string[],
  { mostBetween = usuallyBetween }: PhraseSettings = {},
): number {
  return phrases
    .map(wordsOf)
    .filter((phrase) => phrase.length > 0 && isFound(words, phrase, mostBetween))
    .reduce((score, phrase) => score + 2 * phrase.length - 1, 0);
}

function isFound(words: readonly string[], phrase: readonly string[], mostBetween: number): boolean {
  return words.some((word, at) => isSameWord(word, phrase[0]) && goesOn(words, phrase, at, mostBetween));
}

/** @param start where the phrase's first word stands */
function goesOn(
  words: readonly string[],
  phrase: readonly string[],
  start: number,
  mostBetween: number,
): boolean {
  let at = start;
  return phrase.slice(1).every((wanted) => {
    const next = words.slice(at + 1, at + 2 + mostBetween).findIndex((word) => isSameWord(word, wanted));
    at += 1 + next;
    return next >= 0;
  });
}

/** A shorter word with one letter changed is too often another word. */
const leastLetters = 6;

/** Whether two stems are one word, or one of them mistyped by a letter: `bankrupcy`. */
export function isSameWord(one: string, other = ''): boolean {
  if (one === other) return true;
  const isLong = one.length >= leastLetters && other.length >= leastLetters;
  return isLong && one[0] === other[0] && isOneLetterApart(one, other);
}

/** One letter more, less, other, or two that have changed places. */
function isOneLetterApart(one: string, other: string): boolean {
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
