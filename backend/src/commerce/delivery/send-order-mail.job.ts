import { defineJob } from '../../platform/jobs/job.js';

export const sendOrderMail = defineJob<{ orderId: string }>({
  name: 'send-order-mail',
  attempts: 15,
  backoffMs: 2_000,
});
