import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendAccessCode = defineEmailJob<{ accessCodeId: string }>('send-access-code', 'letters', {
  part: 'legal-companion',
  isConfidential: true,
});
