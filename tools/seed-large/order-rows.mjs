import { emailOf, idOf, nameOf, someMoment } from './invented.mjs';

const orders = 50_000;
const buyers = 30_000;
const paid = `status IN ('fulfilled', 'refunded', 'disputed')`;
/** What this tool has made, and nothing else. */
const made = `o.stripe_payment_intent_id LIKE 'pi_seed_%'`;

/**
 * Orders and what became of them. None waits for a payment: the site would go on asking Stripe about it.
 * @type {import('./fill.mjs').Rows[]}
 */
export const orderRows = [
  {
    name: 'orders',
    sql: `WITH books AS (SELECT array_agg(id ORDER BY id) AS ids, array_agg(price ORDER BY id) AS prices
        FROM products WHERE digital_files IS NOT NULL),
      drawn AS (SELECT n, 1 + floor(random() ^ 1.6 * ${buyers})::int AS buyer, random() AS fate, random() AS taste,
        ${someMoment} AS at FROM generate_series(1, ${orders}) AS n)
      INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, stripe_payment_intent_id, status,
        created_at, completed_at)
      SELECT ${idOf(`'order ' || n`)}::text, ${emailOf('buyer')}, ${nameOf('buyer')}, ids[book], prices[book],
        'pi_seed_' || n,
        CASE WHEN fate < 0.13 THEN 'cancelled' WHEN fate < 0.17 THEN 'refunded' WHEN fate < 0.175 THEN 'disputed'
          ELSE 'fulfilled' END,
        at, CASE WHEN fate < 0.13 THEN NULL ELSE at + interval '1 minute' END
      FROM drawn, books, LATERAL (SELECT 1 + floor(taste * cardinality(ids))::int AS book) AS chosen ORDER BY at`,
  },
  {
    name: 'reports of Stripe',
    sql: `INSERT INTO stripe_events (id, type, payment_intent_id, created_at, received_at)
      SELECT 'evt_' || o.stripe_payment_intent_id, 'payment_intent.succeeded', o.stripe_payment_intent_id,
        completed_at, completed_at FROM orders o WHERE ${made} AND ${paid}`,
  },
  {
    name: 'refunds',
    needs: 'refunds',
    sql: `INSERT INTO refunds (id, order_id, amount_cents, status, reason, asked_by, asked_at, changed_at)
      SELECT ${idOf(`'refund ' || o.id`)}, o.id, o.total_amount, 'succeeded', 'Bought twice', 'Eleanor',
        completed_at + interval '3 days', completed_at + interval '3 days'
      FROM orders o WHERE ${made} AND status = 'refunded'`,
  },
  {
    name: 'letters with books',
    sql: `INSERT INTO order_mails (order_id, sent_at)
      SELECT o.id, completed_at + interval '1 minute' FROM orders o WHERE ${made} AND ${paid}`,
  },
  {
    name: 'records of these letters',
    sql: `INSERT INTO mail_deliveries (id, letter, cause, recipient, subject, message_id, status, queued_at, sent_at,
        changed_at)
      SELECT ${idOf(`'delivery ' || o.id`)}, 'send-order-mail', jsonb_build_object('orderId', o.id), customer_email,
        'Your book is here', 'seed-' || o.id || '@example.com',
        CASE WHEN random() < 0.01 THEN 'bounced' ELSE 'accepted' END,
        completed_at, completed_at + interval '1 minute', completed_at + interval '2 minutes'
      FROM orders o WHERE ${made} AND ${paid} ORDER BY completed_at`,
  },
  {
    name: 'rights to files',
    sql: `INSERT INTO download_grants (id, order_id, product_id, file_path, file_name, file_format, created_at)
      SELECT ${idOf(`'grant ' || o.id || file`)}::text, o.id, o.product_id, file, regexp_replace(file, '^.*/', ''),
        format, completed_at
      FROM orders o JOIN products p ON p.id = o.product_id, unnest(p.digital_files, p.file_formats) AS f (file, format)
      WHERE ${made} AND ${paid}`,
  },
  {
    name: 'links to files',
    sql: `INSERT INTO download_links (id, grant_id, token_hash, expires_at, created_at)
      SELECT ${idOf(`'link ' || g.id`)}::text, g.id, encode(sha256(('link ' || g.id)::bytea), 'hex'),
        g.created_at + interval '1 day', g.created_at
      FROM download_grants g JOIN orders o ON o.id = g.order_id WHERE ${made}`,
  },
  {
    name: 'downloads of bought files',
    sql: `INSERT INTO digital_downloads (id, order_id, product_id, customer_email, file_path, file_name, file_format,
        downloaded_at, download_count)
      SELECT ${idOf(`'download ' || g.id`)}::text, g.order_id, g.product_id, o.customer_email, g.file_path, g.file_name,
        g.file_format, g.created_at + random() * interval '20 hours', 1 + floor(random() * 3)::int
      FROM download_grants g JOIN orders o ON o.id = g.order_id WHERE ${made} AND random() < 0.9`,
  },
];
