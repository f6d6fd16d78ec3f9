import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const DAY_MS = 24 * 3_600_000;

export const countBooksInCommon = defineJob<NoPayload>({
  name: 'count-books-in-common',
});

defineSchedule({ job: countBooksInCommon, everyMs: DAY_MS });
