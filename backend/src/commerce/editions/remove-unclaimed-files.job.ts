import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const removeUnclaimedFiles = defineJob<NoPayload>({
  name: 'remove-unclaimed-files',
  attempts: 3,
  backoffMs: 60_000,
});

defineSchedule({ job: removeUnclaimedFiles, everyMs: 60 * 60_000 });
