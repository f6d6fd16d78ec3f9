import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { COUNT_EVERY_MS } from './books-in-common-rules.js';

export const countBooksInCommon = defineJob<NoPayload>({
  name: 'count-books-in-common',
});

defineSchedule({ job: countBooksInCommon, everyMs: COUNT_EVERY_MS });
