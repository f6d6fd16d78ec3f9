/** A job takes seconds. Longer than this after it was paid, an order that nobody has delivered needs a look. */
const PATIENCE = `interval '5 minutes'`;

/**
 * The ids of orders about which something did not work: a job of theirs or of their payment has failed, they are paid and
 * not delivered, or a refund of theirs came back from the bank and was not made since.
 */
export const STUCK_ORDERS = `
  SELECT w.payload ->> 'orderId' FROM outbox w
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND w.payload ->> 'orderId' IS NOT NULL
  UNION ALL SELECT s.id FROM outbox w JOIN orders s ON s.stripe_payment_intent_id = w.payload ->> 'paymentIntentId'
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND w.job = 'settle-payment'
  UNION ALL SELECT s.id FROM orders s WHERE s.status = 'paid' AND s.completed_at < now() - ${PATIENCE}
  UNION ALL SELECT f.order_id FROM refunds f WHERE f.status = 'failed' AND f.stripe_refund_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM refunds l WHERE l.order_id = f.order_id AND l.status <> 'failed'
      AND l.asked_at > f.asked_at)`;
