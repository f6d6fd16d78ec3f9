import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendNoticeQuestion = defineEmailJob<{ noticeId: string }>('send-notice-question', 'letters');
