import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { FILE_FACTS_EVERY_MS } from './product-rules.js';

/** For files older than the recorded facts. */
export const readFileFacts = defineJob<NoPayload>({ name: 'read-file-facts' });

defineSchedule({ job: readFileFacts, everyMs: FILE_FACTS_EVERY_MS });
