import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const sendKit = defineLetterJob<{ kitRequestId: string }>('send-kit', 'letters');
