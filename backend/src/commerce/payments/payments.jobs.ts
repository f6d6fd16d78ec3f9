import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { STRIPE_JOB_RETRY } from '../stripe/stripe-rules.js';

/** With `isOfIntent`, an order that already knows of its successful payment is skipped. */
export const settlePayment = defineJob<{ paymentIntentId: string; isOfIntent?: boolean }>({
  name: 'settle-payment',
  ...STRIPE_JOB_RETRY,
  lane: 'payments',
});

export const sweepPayments = defineJob<NoPayload>({
  name: 'sweep-payments',
  attempts: 1,
  lane: 'payments',
});

defineSchedule({ job: sweepPayments, everyMs: ({ paymentSweepEveryMs }) => paymentSweepEveryMs });

export const replayEvents = defineJob<NoPayload>({
  name: 'replay-events',
  attempts: 1,
  lane: 'payments',
});

defineSchedule({ job: replayEvents, everyMs: ({ paymentSweepEveryMs }) => paymentSweepEveryMs });

export const notifyOwnerOfMismatch = defineEmailJob<{ orderId: string; paymentIntentId: string }>(
  'tell-owner-of-payment',
  'owner',
);
