import { defineLetterJob } from '../../platform/jobs/job.js';

export const tellOwner = defineLetterJob<{ orderId: string }>('tell-owner');
