import type { Transitions } from '../../platform/transitions.js';

/** Passed on at once; waiting to be looked at; found to be real after all; found to be spam. */
export type ReviewState = 'received' | 'suspected' | 'cleared' | 'spam';

/** What may follow what: a real message has gone out by mail and cannot be taken back, spam may be a mistake. */
export const reviewTransitions: Transitions<ReviewState> = {
  received: [],
  suspected: ['cleared', 'spam'],
  cleared: [],
  spam: ['cleared'],
};
