import { defineLetterJob } from '../../platform/email/letter-job.js';

/** A message of the contact page goes to the author. */
export const passMessageOn = defineLetterJob<{ messageId: string }>('pass-message-on', 'owner');
