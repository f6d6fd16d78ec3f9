import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { RETENTION_EVERY_MS } from './retention-rules.js';

export const forgetOldRecords = defineJob<NoPayload>({
  name: 'forget-old-records',
});

defineSchedule({ job: forgetOldRecords, everyMs: RETENTION_EVERY_MS });

export const forgetUnpaidOrders = defineJob<NoPayload>({
  name: 'forget-unpaid-orders',
});

defineSchedule({ job: forgetUnpaidOrders, everyMs: RETENTION_EVERY_MS });
