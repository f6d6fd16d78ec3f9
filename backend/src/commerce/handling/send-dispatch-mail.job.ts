import { defineJob } from '../../platform/jobs/job.js';

export const sendDispatchMail = defineJob<{ orderId: string }>({
  name: 'send-dispatch-mail',
  attempts: 15,
  backoffMs: 2_000,
});
