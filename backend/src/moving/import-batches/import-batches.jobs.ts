import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { EXPIRE_EVERY_MS } from './import-rules.js';

const BACKOFF_MS = 1_000;

/** The dry run. */
export const checkImport = defineJob<{ batchId: string }>({ name: 'check-import', backoffMs: BACKOFF_MS });

export const runImport = defineJob<{ batchId: string }>({ name: 'run-import', backoffMs: BACKOFF_MS });

export const undoImport = defineJob<{ batchId: string }>({ name: 'undo-import', backoffMs: BACKOFF_MS });

/** Removes the files of an import that ended or was cancelled. */
export const removeImportFiles = defineJob<{ batchId: string }>({ name: 'remove-import-files', attempts: 5 });

/** Ends imports that can no longer be undone, and those that were never started. */
export const expireImports = defineJob<NoPayload>({ name: 'expire-imports' });

defineSchedule({ job: expireImports, everyMs: EXPIRE_EVERY_MS });
