import { defineEmailJob } from '../../platform/email/email-job.js';

/** A part of the payment of an order was given back. */
export const sendPartRefundMail = defineEmailJob<{ orderId: string; refundId: string }>(
  'send-part-refund-mail',
  'purchases',
);
