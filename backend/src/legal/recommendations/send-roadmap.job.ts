import { defineLetterJob } from '../../platform/email/letter-job.js';

/** The roadmap by mail: who answered wanted it. */
export const sendRoadmap = defineLetterJob<{ assessmentId: string }>('send-roadmap', 'letters');
