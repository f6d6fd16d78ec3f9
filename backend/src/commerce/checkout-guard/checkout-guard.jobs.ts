import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Cancels a payment on which too many cards were tried. Nothing was charged. */
export const closeTriedPayment = defineJob<{ paymentIntentId: string }>({
  name: 'close-tried-payment',
  attempts: 12,
  backoffMs: 1_000,
  lane: 'payments',
});

export const forgetCheckouts = defineJob<NoPayload>({
  name: 'forget-checkouts',
});

defineSchedule({ job: forgetCheckouts, everyMs: 60 * 60_000 });
