import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const replayEvents = defineJob<NoPayload>({ name: 'replay-events', attempts: 1, backoffMs: 1_000 });

defineSchedule({ job: replayEvents, everyMs: ({ paymentSweepEveryMs }) => paymentSweepEveryMs });
