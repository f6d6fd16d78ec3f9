import { defineJob, type NoPayload } from '../../platform/jobs/job.js';

/** Requests confirmations from imported addresses at the pace of broadcasts, in batches. */
export const askImportedReaders = defineJob<NoPayload>({ name: 'ask-imported-readers', backoffMs: 1_000 });
