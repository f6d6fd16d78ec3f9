import { defineLetterJob } from '../../platform/jobs/job.js';

export const tellRelease = defineLetterJob<{ noticeId: string }>('tell-release');
