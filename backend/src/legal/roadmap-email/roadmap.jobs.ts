import { defineEmailJob } from '../../platform/email/email-job.js';

/** Emails the roadmap on request. */
export const sendRoadmap = defineEmailJob<{ assessmentId: string }>('send-roadmap', 'letters', {
  isConfidential: true,
});
