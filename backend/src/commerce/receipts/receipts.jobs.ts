import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const MINUTE_MS = 60_000;

/** Issues receipts for payments and refunds. Opening an order page issues its receipts sooner. */
export const issueReceipts = defineJob<NoPayload>({
  name: 'issue-receipts',
  attempts: 3,
  backoffMs: 5_000,
});

defineSchedule({ job: issueReceipts, everyMs: 15 * MINUTE_MS });

/** Reads the fees of card payments from Stripe; the next sweep retries failures. */
export const sweepCardFees = defineJob<NoPayload>({
  name: 'sweep-card-fees',
  attempts: 1,
  lane: 'payments',
});

defineSchedule({ job: sweepCardFees, everyMs: 15 * MINUTE_MS });

/** Has Stripe calculate the tax of a receipt or reverse it for a credit note; retried for a week while Stripe does not answer. */
export const settleTax = defineJob<{ number: string; orderId: string }>({
  name: 'settle-tax',
  attempts: 4,
  backoffMs: 2_000,
  lane: 'payments',
  retryDelaysMs: [5, 15, 60, 240, 720, 1_440, 2_880, 5_760].map((minutes) => minutes * MINUTE_MS),
});
