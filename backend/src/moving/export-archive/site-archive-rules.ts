import type { Transitions } from '../../platform/transitions.js';

export const SITE_ARCHIVE_STATES = ['waiting', 'rows', 'files', 'done', 'failed', 'expired'] as const;

/** `rows`, `files`: what is being written. `expired`: its file is deleted. */
export type SiteArchiveState = (typeof SITE_ARCHIVE_STATES)[number];

/** A job works on these, or will. A job that was killed begins again. */
export const OPEN_STATES = ['waiting', 'rows', 'files'] as const;

export const siteArchiveTransitions: Transitions<SiteArchiveState> = {
  waiting: ['rows', 'failed'],
  rows: ['rows', 'files', 'failed'],
  files: ['rows', 'done', 'failed'],
  done: ['expired'],
  failed: [],
  expired: [],
};

/** How long it can be downloaded. */
export const KEPT_DAYS = 7;
export const EXPIRE_EVERY_MS = 60 * 60_000;
/** How often the dashboard sees the progress. */
export const PROGRESS_MS = 500;

export const archiveKey = (id: string): string => `archives/${id}.zip`;

/** `eleanormarsh.example-2026-11-29.zip` */
export const archiveFileName = (siteUrl: string, createdAt: Date): string =>
  `${new URL(siteUrl).hostname}-${createdAt.toISOString().slice(0, 10)}.zip`;
