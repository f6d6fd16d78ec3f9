import { defineLetterJob } from '../../platform/jobs/job.js';

export const sendNoticeQuestion = defineLetterJob<{ noticeId: string }>('send-notice-question');
