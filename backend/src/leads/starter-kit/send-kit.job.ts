import { defineLetterJob } from '../../platform/email/letter-job.js';

export const sendKit = defineLetterJob<{ kitRequestId: string }>('send-kit', 'letters');
