import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const tellRelease = defineLetterJob<{ noticeId: string }>('tell-release', 'letters');
