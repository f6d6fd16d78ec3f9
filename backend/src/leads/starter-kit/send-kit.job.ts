import { defineLetterJob } from '../../platform/jobs/job.js';

export const sendKit = defineLetterJob<{ kitRequestId: string }>('send-kit');
