import type { Transitions } from '../../platform/transitions.js';

/** Not looked at; looked at; answered from the dashboard; nothing more to do; found to be advertising after all. */
export const THREAD_STATES = ['new', 'read', 'answered', 'done', 'spam'] as const;

export type ThreadState = (typeof THREAD_STATES)[number];

/**
 * What the staff may say next of a message: each of it can be taken back. An answer is what makes it answered,
 * and once given it cannot be unsaid; what is advertising is not answered before it is found not to be.
 */
export const threadTransitions: Transitions<ThreadState> = {
  new: ['read', 'done', 'spam'],
  read: ['new', 'done', 'spam'],
  answered: ['done'],
  done: ['new', 'read', 'answered', 'spam'],
  spam: ['new', 'read', 'done'],
};
