import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const sweepPayments = defineJob<NoPayload>({ name: 'sweep-payments', attempts: 1, backoffMs: 1_000 });

defineSchedule({ job: sweepPayments, everyMs: ({ paymentSweepEveryMs }) => paymentSweepEveryMs });
