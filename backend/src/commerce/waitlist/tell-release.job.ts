import { defineLetterJob } from '../../platform/email/letter-job.js';

export const tellRelease = defineLetterJob<{ noticeId: string }>('tell-release', 'letters');
