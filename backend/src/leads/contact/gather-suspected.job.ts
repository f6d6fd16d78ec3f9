import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Looks for messages that wait and of which the owner has not heard. */
export const gatherSuspected = defineJob<NoPayload>({
  name: 'gather-suspected',
  attempts: 3,
  backoffMs: 60_000,
});

/** One letter a day at most, however much advertising comes. */
export const gatheringOfSuspected = defineSchedule({ job: gatherSuspected, everyMs: 24 * 60 * 60_000 });
