import { defineEvent } from './events.js';

export interface LetterWantedAgain {
  /** The name of the letter's job. */
  letter: string;
  /** What it is about, by ids, as it was promised. */
  cause: object;
}

/** The owner wants a letter sent once more: whoever notes that it has gone out forgets that. */
export const letterWantedAgain = defineEvent<LetterWantedAgain>('letter-wanted-again');
