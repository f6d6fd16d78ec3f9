import { defineEmailJob } from '../../platform/email/email-job.js';

export const tellOwner = defineEmailJob<{ orderId: string }>('tell-owner', 'owner');
