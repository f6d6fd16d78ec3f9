import { canTransition, type Transitions } from '../../platform/transitions.js';

export const progressStatuses = ['not_started', 'in_progress', 'done', 'skipped'] as const;

export type ProgressStatus = (typeof progressStatuses)[number];

/**
 * Allowed transitions. Any step can be undone, but a skipped recommendation must be resumed before it is
 * done, and one that is done cannot be skipped.
 */
const progressTransitions: Transitions<ProgressStatus> = {
  not_started: ['in_progress', 'done', 'skipped'],
  in_progress: ['not_started', 'done', 'skipped'],
  done: ['not_started', 'in_progress'],
  skipped: ['not_started', 'in_progress'],
};

/** Whether the transition is allowed; an unchanged status always is. */
export const canProgress = (from: ProgressStatus, to: ProgressStatus): boolean =>
  from === to || canTransition(progressTransitions, from, to);

export const resourceTypes = ['topic', 'book'] as const;

export type ResourceType = (typeof resourceTypes)[number];

/** More than there are topics and books. */
export const MAX_BOOKMARKS = 200;
