import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const MINUTE_MS = 60_000;

/** Gives numbers to what was paid and refunded since: whoever looks at an order sooner has its number at once. */
export const issueReceipts = defineJob<NoPayload>({
  name: 'issue-receipts',
  attempts: 3,
  backoffMs: 5_000,
});

defineSchedule({ job: issueReceipts, everyMs: 15 * MINUTE_MS });

/** Asks Stripe for the fees of card payments; the next sweep repeats what failed. */
export const sweepCardFees = defineJob<NoPayload>({
  name: 'sweep-card-fees',
  attempts: 1,
  lane: 'payments',
});

defineSchedule({ job: sweepCardFees, everyMs: 15 * MINUTE_MS });

/** Asks Stripe for the tax of a receipt, or has it taken back with a credit note; while Stripe is silent, for a week. */
export const settleTax = defineJob<{ number: string; orderId: string }>({
  name: 'settle-tax',
  attempts: 4,
  backoffMs: 2_000,
  lane: 'payments',
  retryDelaysMs: [5, 15, 60, 240, 720, 1_440, 2_880, 5_760].map((minutes) => minutes * MINUTE_MS),
});
