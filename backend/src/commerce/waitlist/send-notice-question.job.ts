import { defineEmailJob } from '../../platform/email/letter-job.js';

export const sendNoticeQuestion = defineEmailJob<{ noticeId: string }>('send-notice-question', 'letters');
