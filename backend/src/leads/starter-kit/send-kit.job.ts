import { defineEmailJob } from '../../platform/email/letter-job.js';

export const sendKit = defineEmailJob<{ kitRequestId: string }>('send-kit', 'letters');
