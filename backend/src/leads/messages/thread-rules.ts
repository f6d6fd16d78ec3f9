import type { Transitions } from '../../platform/transitions.js';

/** `answered` is set by an answer from the dashboard only. */
export const THREAD_STATES = ['new', 'read', 'answered', 'done', 'spam'] as const;

export type ThreadState = (typeof THREAD_STATES)[number];

/** Changes by admins; each can be undone. Spam must be moved back before it is answered. */
export const threadTransitions: Transitions<ThreadState> = {
  new: ['read', 'done', 'spam'],
  read: ['new', 'done', 'spam'],
  answered: ['done'],
  done: ['new', 'read', 'answered', 'spam'],
  spam: ['new', 'read', 'done'],
};
