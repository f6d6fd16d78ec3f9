import { defineLetterJob } from '../../platform/mail/letter-job.js';

/** The roadmap by mail: who answered wanted it. */
export const sendRoadmap = defineLetterJob<{ assessmentId: string }>('send-roadmap', 'letters');
