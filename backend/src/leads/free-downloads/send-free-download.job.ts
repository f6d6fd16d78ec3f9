import { defineLetterJob } from '../../platform/email/letter-job.js';

export const sendFreeDownload = defineLetterJob<{ downloadId: string }>('send-free-download', 'letters');
