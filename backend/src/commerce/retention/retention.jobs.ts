import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const DAY_MS = 24 * 60 * 60_000;

export const forgetOldRecords = defineJob<NoPayload>({
  name: 'forget-old-records',
});

defineSchedule({ job: forgetOldRecords, everyMs: DAY_MS });

export const forgetUnpaidOrders = defineJob<NoPayload>({
  name: 'forget-unpaid-orders',
});

defineSchedule({ job: forgetUnpaidOrders, everyMs: DAY_MS });
