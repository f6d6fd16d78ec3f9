import { defineEmailJob } from '../../platform/email/letter-job.js';

export const tellRelease = defineEmailJob<{ noticeId: string }>('tell-release', 'letters');
