import { defineEmailJob } from '../../platform/email/email-job.js';

/** The roadmap by mail: who answered wanted it. */
export const sendRoadmap = defineEmailJob<{ assessmentId: string }>('send-roadmap', 'letters', {
  isConfidential: true,
});
