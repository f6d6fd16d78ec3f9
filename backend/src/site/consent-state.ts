/** Asked for and not confirmed; confirmed; ended, or forgotten; of a link that is not ours. */
export type ConsentState = 'pending' | 'confirmed' | 'ended' | 'unknown';
