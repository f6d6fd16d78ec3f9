import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const sendFreeDownload = defineLetterJob<{ downloadId: string }>('send-free-download', 'letters');
