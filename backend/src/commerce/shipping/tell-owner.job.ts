import { defineLetterJob } from '../../platform/email/letter-job.js';

export const tellOwner = defineLetterJob<{ orderId: string }>('tell-owner', 'owner');
