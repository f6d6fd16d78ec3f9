import { defineJob } from '../../platform/jobs/job.js';

const MINUTE_MS = 60_000;

/** Asks Stripe for a refund that somebody wants; while Stripe is silent, for two days. */
export const makeRefund = defineJob<{ refundId: string; orderId: string }>({
  name: 'make-refund',
  attempts: 6,
  backoffMs: 2_000,
  retryDelaysMs: [5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS),
});
