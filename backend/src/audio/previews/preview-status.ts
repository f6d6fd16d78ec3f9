import { canTransition, type Transitions } from '../../platform/transitions.js';

/** Waits for its turn; being spoken, piece by piece; joined and encoded; to be heard; given up; taken back. */
export const PREVIEW_STATUSES = ['queued', 'speaking', 'encoding', 'ready', 'failed', 'cancelled'] as const;

export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];

/** What may follow what. What has failed may be tried again, from the piece at which it failed. */
export const previewTransitions: Transitions<PreviewStatus> = {
  queued: ['speaking', 'failed', 'cancelled'],
  speaking: ['encoding', 'failed', 'cancelled'],
  encoding: ['ready', 'failed', 'cancelled'],
  ready: [],
  failed: ['queued'],
  cancelled: [],
};

/** Somebody is at it, or will be. */
export const isUnderWay = (status: PreviewStatus): boolean =>
  canTransition(previewTransitions, status, 'cancelled');
