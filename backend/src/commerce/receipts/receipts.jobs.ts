import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { FEE_INTERVAL_MS, ISSUE_INTERVAL_MS, TAX_RETRIES_MS } from './receipt-rules.js';

export const issueReceipts = defineJob<NoPayload>({
  name: 'issue-receipts',
  attempts: 3,
  backoffMs: 5_000,
});

defineSchedule({ job: issueReceipts, everyMs: ISSUE_INTERVAL_MS });

/** The next sweep retries failures. */
export const sweepCardFees = defineJob<NoPayload>({
  name: 'sweep-card-fees',
  attempts: 1,
  lane: 'payments',
});

defineSchedule({ job: sweepCardFees, everyMs: FEE_INTERVAL_MS });

/** Has Stripe calculate the tax of a receipt, or reverse it for a credit note. */
export const settleTax = defineJob<{ number: string; orderId: string }>({
  name: 'settle-tax',
  attempts: 4,
  backoffMs: 2_000,
  lane: 'payments',
  retryDelaysMs: TAX_RETRIES_MS,
});
