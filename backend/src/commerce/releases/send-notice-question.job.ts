import { defineJob } from '../../platform/jobs/job.js';

export const sendNoticeQuestion = defineJob<{ noticeId: string }>({
  name: 'send-notice-question',
  attempts: 15,
  backoffMs: 2_000,
});
