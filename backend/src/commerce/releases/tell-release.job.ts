import { defineJob } from '../../platform/jobs/job.js';

export const tellRelease = defineJob<{ noticeId: string }>({
  name: 'tell-release',
  attempts: 15,
  backoffMs: 2_000,
});
