import { defineEmailJob } from '../../platform/email/email-job.js';

/** A message of the contact page goes to the author. */
export const passMessageOn = defineEmailJob<{ messageId: string }>('pass-message-on', 'owner');
