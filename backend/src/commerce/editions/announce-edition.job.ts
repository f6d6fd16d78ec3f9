import { defineJob } from '../../platform/jobs/job.js';

export const announceEdition = defineJob<{ editionId: string }>({
  name: 'announce-edition',
  attempts: 5,
  backoffMs: 1_000,
});
