import { defineJob } from '../../platform/jobs/job.js';

/** Deletes kept emails by file name. */
export const forgetKeptEmails = defineJob<{ names: string[] }>({
  name: 'forget-kept-letters',
  attempts: 3,
  backoffMs: 5_000,
});
