import { defineLetterJob } from '../../platform/email/letter-job.js';

/** The code that opens a roadmap again. */
export const sendAccessCode = defineLetterJob<{ accessCodeId: string }>('send-access-code', 'letters');
