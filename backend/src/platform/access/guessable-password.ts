import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Why a password is weak: it is common, or made of words known about its owner. */
export type Weakness = 'common' | 'known';

export interface ChosenPassword {
  password: string;
  known: readonly string[];
}

/** Shorter words occur in most sentences by chance. */
const MIN_WORD_LENGTH = 3;

/** From 0 to 4; 3 means more than 100 million guesses. */
const MIN_SCORE = 3;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Checks a password with known words and without them. @returns undefined if it is strong */
export function weaknessOf({ password, known }: ChosenPassword): Weakness | undefined {
  const words = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length);
  if (guesser.check(password).score < MIN_SCORE) return 'common';
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  const isKnown = [guesser.check(password, words), guesser.check(rest)].some(
    ({ score }) => score < MIN_SCORE,
  );
  return isKnown ? 'known' : undefined;
}
