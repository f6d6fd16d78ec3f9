import { defineEmailJob } from '../../platform/email/email-job.js';

/** An answer from the dashboard to whoever has written on the contact page. */
export const answerMessage = defineEmailJob<{ replyId: string }>('answer-message', 'letters');
