import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const announceReleases = defineJob<NoPayload>({
  name: 'announce-releases',
  attempts: 3,
  backoffMs: 1_000,
});

/** A product is released in the data, by whatever program: whoever waits hears of it within a minute. */
defineSchedule({ job: announceReleases, everyMs: 60_000 });
