import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const tellOwner = defineLetterJob<{ orderId: string }>('tell-owner', 'owner');
