/**
 * SQL condition: the buyer had a book of order `$1` before, with address `$2` and payment time `$3`. A copy bought within
 * a day of one that was kept is a mistake that can be returned, so it does not count.
 */
export const IS_LATER_COPY = `EXISTS (SELECT FROM orders e JOIN order_lines x ON x.order_id = e.id
  WHERE lower(e.customer_email) = lower($2) AND e.id <> $1 AND e.completed_at IS NOT NULL
    AND (e.completed_at, e.id) < ($3::timestamptz, $1)
    AND x.product_id IN (SELECT product_id FROM order_lines WHERE order_id = $1)
    AND (e.completed_at < $3::timestamptz - interval '1 day'
      OR EXISTS (SELECT FROM refunds r WHERE r.order_id = e.id AND r.status <> 'failed')))`;
