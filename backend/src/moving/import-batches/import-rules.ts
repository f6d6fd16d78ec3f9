import { createHash } from 'node:crypto';

import type { Transitions } from '../../platform/transitions.js';
import type { UploadLimits } from '../../platform/uploads/upload-limits.js';

export const IMPORT_KINDS = ['subscribers', 'customers', 'articles', 'archive'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Kinds whose source ids are addresses of people. Their rows are deleted when the import can no longer be undone. */
export const KINDS_BY_ADDRESS: readonly ImportKind[] = ['subscribers'];

export const IMPORT_STATES = [
  'uploaded',
  'read',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
  'cancelled',
] as const;

/** `uploaded`: its files are being stored. `checking`: a dry run. `failed`: the file turned out to be unreadable. */
export type ImportState = (typeof IMPORT_STATES)[number];

export const importTransitions: Transitions<ImportState> = {
  uploaded: ['read', 'cancelled'],
  read: ['checking', 'cancelled'],
  checking: ['checked', 'failed', 'cancelled'],
  checked: ['checking', 'running', 'cancelled'],
  running: ['done', 'failed'],
  done: ['undoing'],
  failed: ['undoing', 'cancelled'],
  undoing: ['undone'],
  undone: [],
  cancelled: [],
};

/** A job works on these. */
export type BusyState = 'checking' | 'running' | 'undoing';

/** Effect of a row, planned or done. `skipped`: on purpose, such as a double. `refused`: cannot be held. */
export const ROW_OUTCOMES = ['new', 'updated', 'unchanged', 'skipped', 'refused'] as const;

export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** `kept`: changed since the import. */
export const UNDO_OUTCOMES = ['removed', 'restored', 'kept'] as const;

export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

/** First look at uploaded files. */
export interface Inspection {
  /** Recognized service, such as `mailchimp`; `csv` for any table. */
  source: string;
  /** Proposed options. */
  options: object;
  columns?: readonly string[];
  /** First rows, for the mapping. */
  samples?: readonly (readonly string[])[];
  /** Values that the options map, by kind: `tags`, `products`. */
  values?: Readonly<Record<string, readonly string[]>>;
}

/** Number of rows by outcome, and by the reason that is shown with them. */
export interface ImportCounts {
  outcomes: Partial<Record<RowOutcome, number>>;
  reasons: { outcome: RowOutcome; code: string; count: number }[];
  undone: Partial<Record<UndoOutcome, number>>;
}

export const NO_COUNTS: ImportCounts = { outcomes: {}, reasons: [], undone: {} };

/** Entries of one transaction. */
export const CHUNK_SIZE = 500;

/** A run that takes longer enqueues the next one, so that it does not keep a worker from other jobs. */
export const RUN_MS = 60_000;

export const IMPORT_UPLOAD: UploadLimits = { fileBytes: 1_024 ** 3, files: 10 };

/** How long an import can be undone and its files are kept; also how long an import may wait for its start. */
export const UNDO_DAYS = 30;
export const EXPIRE_EVERY_MS = 6 * 60 * 60_000;
export const EXPIRE_BATCH = 20;

export const LISTED_IMPORTS = 50;

export const mayUndo = (state: ImportState, startedAt: Date | null, expiredAt: Date | null): boolean =>
  (state === 'done' || state === 'failed') && startedAt !== null && expiredAt === null;

export const fileKey = (batchId: string, at: number): string => `imports/${batchId}/${at}`;

/** The same for files with the same columns in the same order. */
export const columnsKey = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('hex');
