import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendFreeDownload = defineEmailJob<{ downloadId: string }>('send-free-download', 'letters');
