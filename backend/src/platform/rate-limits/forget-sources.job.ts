import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';

export const forgetSources = defineJob<NoPayload>({ name: 'forget-sources', attempts: 3, backoffMs: 60_000 });

export const forgettingOfSources = defineSchedule({ job: forgetSources, everyMs: 60 * 60_000 });
