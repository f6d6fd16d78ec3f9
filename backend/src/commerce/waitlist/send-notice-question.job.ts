import { defineLetterJob } from '../../platform/email/letter-job.js';

export const sendNoticeQuestion = defineLetterJob<{ noticeId: string }>('send-notice-question', 'letters');
