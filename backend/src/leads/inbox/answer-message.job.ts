import { defineLetterJob } from '../../platform/email/letter-job.js';

/** An answer from the desk to whoever has written on the contact page. */
export const answerMessage = defineLetterJob<{ replyId: string }>('answer-message', 'letters');
