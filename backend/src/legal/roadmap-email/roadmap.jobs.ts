import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendRoadmap = defineEmailJob<{ assessmentId: string }>('send-roadmap', 'letters', {
  part: 'legal-companion',
  isConfidential: true,
});
