import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendKit = defineEmailJob<{ kitRequestId: string }>('send-kit', 'letters', {
  part: 'starter-kit',
});
