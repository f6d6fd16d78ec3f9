import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { STRIPE_JOB_RETRY } from '../stripe/stripe-rules.js';
import { FORGET_EVERY_MS } from './checkout-guard-rules.js';

/** Cancels a payment on which too many cards were tried. Nothing was charged. */
export const closeTriedPayment = defineJob<{ paymentIntentId: string }>({
  name: 'close-tried-payment',
  ...STRIPE_JOB_RETRY,
  lane: 'payments',
});

export const forgetCheckouts = defineJob<NoPayload>({
  name: 'forget-checkouts',
});

defineSchedule({ job: forgetCheckouts, everyMs: FORGET_EVERY_MS });
