import { defineEmailJob } from '../../platform/email/email-job.js';

export const tellRelease = defineEmailJob<{ noticeId: string }>('tell-release', 'letters');
