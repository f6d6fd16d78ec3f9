import { canTransition, type Transitions } from '../../platform/transitions.js';

/** How far somebody has come with a recommendation. */
export const progressStatuses = ['not_started', 'in_progress', 'done', 'skipped'] as const;

export type ProgressStatus = (typeof progressStatuses)[number];

/**
 * What may follow what. Anything may be taken back, for a finger slips; but what was laid aside is taken up again
 * before it is done, and what is done is not laid aside.
 */
const progressTransitions: Transitions<ProgressStatus> = {
  not_started: ['in_progress', 'done', 'skipped'],
  in_progress: ['not_started', 'done', 'skipped'],
  done: ['not_started', 'in_progress'],
  skipped: ['not_started', 'in_progress'],
};

/** Whether it may change so; to stay as it is, it always may. */
export const canProgress = (from: ProgressStatus, to: ProgressStatus): boolean =>
  from === to || canTransition(progressTransitions, from, to);

/** What a bookmark may be about. */
export const resourceTypes = ['topic', 'book'] as const;

export type ResourceType = (typeof resourceTypes)[number];

/** More than there are topics and books. */
export const MAX_BOOKMARKS = 200;
