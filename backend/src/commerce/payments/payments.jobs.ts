import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const settlePayment = defineJob<{ paymentIntentId: string }>({
  name: 'settle-payment',
  attempts: 12,
  backoffMs: 1_000,
  lane: 'payments',
});

export const sweepPayments = defineJob<NoPayload>({
  name: 'sweep-payments',
  attempts: 1,
  backoffMs: 1_000,
  lane: 'payments',
});

defineSchedule({ job: sweepPayments, everyMs: ({ paymentSweepEveryMs }) => paymentSweepEveryMs });

export const replayEvents = defineJob<NoPayload>({
  name: 'replay-events',
  attempts: 1,
  backoffMs: 1_000,
  lane: 'payments',
});

defineSchedule({ job: replayEvents, everyMs: ({ paymentSweepEveryMs }) => paymentSweepEveryMs });
