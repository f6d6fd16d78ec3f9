import { defineEmailJob } from '../../platform/email/email-job.js';

/** An answer from the dashboard to the sender of a message. */
export const answerMessage = defineEmailJob<{ replyId: string }>('answer-message', 'letters');
