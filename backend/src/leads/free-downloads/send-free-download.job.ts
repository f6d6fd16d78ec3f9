import { defineEmailJob } from '../../platform/email/letter-job.js';

export const sendFreeDownload = defineEmailJob<{ downloadId: string }>('send-free-download', 'letters');
