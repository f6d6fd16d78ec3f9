import { defineJob } from '../../platform/jobs/job.js';

export const forgetKeptEmails = defineJob<{ names: string[] }>({
  name: 'forget-kept-letters',
  attempts: 3,
  backoffMs: 5_000,
});
