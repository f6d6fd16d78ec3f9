import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const sendNoticeQuestion = defineLetterJob<{ noticeId: string }>('send-notice-question', 'letters');
