import { defineEmailJob } from '../../platform/email/letter-job.js';

export const tellOwner = defineEmailJob<{ orderId: string }>('tell-owner', 'owner');
