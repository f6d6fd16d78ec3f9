import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob } from '../../platform/jobs/job.js';

const MINUTE_MS = 60_000;

/** Creates a refund at Stripe; retried for two days while Stripe does not answer. */
export const makeRefund = defineJob<{ refundId: string; orderId: string }>({
  name: 'make-refund',
  attempts: 6,
  backoffMs: 2_000,
  lane: 'payments',
  retryDelaysMs: [5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS),
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
