import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob } from '../../platform/jobs/job.js';
import { REFUND_RETRIES_MS } from './refund-rules.js';

export const makeRefund = defineJob<{ refundId: string; orderId: string }>({
  name: 'make-refund',
  attempts: 6,
  backoffMs: 2_000,
  lane: 'payments',
  retryDelaysMs: REFUND_RETRIES_MS,
});

/** The full payment of an order was refunded. */
export const sendRefundMail = defineEmailJob<{ orderId: string }>('send-refund-mail', 'purchases');

/** The buyer's bank returned a refund that succeeded. */
export const sendRefundReturnedMail = defineEmailJob<{ orderId: string; refundId: string }>(
  'send-refund-returned-mail',
  'purchases',
);

/** A part of the payment of an order was refunded. */
export const sendPartRefundMail = defineEmailJob<{ orderId: string; refundId: string }>(
  'send-part-refund-mail',
  'purchases',
);
