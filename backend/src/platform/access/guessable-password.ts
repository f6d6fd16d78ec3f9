import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Why a password would be guessed soon: everybody tries it, or whoever knows whose it is. */
export type Weakness = 'common' | 'known';

export interface ChosenPassword {
  password: string;
  /** What everybody knows who guesses: names, an address. */
  known: readonly string[];
}

/** Shorter words are in every sentence by chance. */
const LEAST_WORD = 3;

/** Of 0 to 4: from here on it takes more than 100 million guesses, by somebody who knows all of this. */
const LEAST_SCORE = 3;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How somebody would guess who has the list of common passwords, keyboards, years and repetitions at hand. What is known
 * counts for nothing: without it, the rest has to be as good.
 * @returns undefined for a password that is hard to guess
 */
export function weaknessOf({ password, known }: ChosenPassword): Weakness | undefined {
  const words = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= LEAST_WORD)
    .sort((one, other) => other.length - one.length);
  if (guesser.check(password).score < LEAST_SCORE) return 'common';
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  const isKnown = [guesser.check(password, words), guesser.check(rest)].some(
    ({ score }) => score < LEAST_SCORE,
  );
  return isKnown ? 'known' : undefined;
}
