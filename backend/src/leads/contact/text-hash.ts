import { createHash } from 'node:crypto';

/** Shorter than this, people write the same words by themselves. */
const TELLING_LENGTH = 40;

/**
 * Names the words of a message, however they are spaced and written and whatever numbers stand in them.
 * @returns undefined for one that is too short to tell anything
 */
export function textHash(message: string): string | undefined {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return words.length < TELLING_LENGTH ? undefined : createHash('sha256').update(words).digest('hex');
}
