import { defineJob } from '../../platform/jobs/job.js';

/** Removes copies of emails that lie on disk, by the names of their files. */
export const forgetKeptEmails = defineJob<{ names: string[] }>({
  name: 'forget-kept-letters',
  attempts: 3,
  backoffMs: 5_000,
});
