import { defineEmailJob } from '../../platform/email/email-job.js';

/** Somebody is on the list: its owner hears of it (specification 2, section 2, admin dashboard). */
export const tellOfSubscriber = defineEmailJob<{ subscriptionId: string }>('tell-of-subscriber', 'owner');
