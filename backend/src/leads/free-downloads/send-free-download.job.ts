import { defineLetterJob } from '../../platform/jobs/job.js';

export const sendFreeDownload = defineLetterJob<{ downloadId: string }>('send-free-download');
