import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { EXPIRE_EVERY_MS } from './site-archive-rules.js';

export const makeSiteArchive = defineJob<{ archiveId: string }>({ name: 'make-site-archive' });

export const expireSiteArchives = defineJob<NoPayload>({ name: 'expire-site-archives' });

defineSchedule({ job: expireSiteArchives, everyMs: EXPIRE_EVERY_MS });

export const siteArchiveIsReady = defineEmailJob<{ archiveId: string }>('tell-of-archive', 'owner');
