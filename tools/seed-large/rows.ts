export interface Rows {
  name: string;
  /** Inserts them. */
  sql: string;
}

/** Numbers of generated rows. */
export interface SeedSizes {
  orders: number;
  subscribers: number;
  freeDownloads: number;
  auditEntries: number;
}

export const defaultSizes: SeedSizes = {
  orders: 50_000,
  subscribers: 100_000,
  freeDownloads: 200_000,
  auditEntries: 20_000,
};

/** As many orders, subscribers, free downloads and audit entries. */
export const sizesOf = (rows: number): SeedSizes => ({
  orders: rows,
  subscribers: rows,
  freeDownloads: rows,
  auditEntries: rows,
});

const firstNames = ['Ruth', 'Naomi', 'Esther', 'Lydia', 'Miriam', 'Boaz', 'Silas', 'Hannah', 'Eli', 'Martha'];
const lastNames = ['Weaver', 'Potter', 'Fisher', 'Miller', 'Carpenter', 'Shepherd', 'Baker', 'Mason'];

/** SQL for one of some texts. @param number SQL that chooses it */
const oneOf = (texts: readonly string[], number: string) =>
  `(ARRAY[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}])[1 + (${number})::int % ${texts.length}]`;

/** SQL for a name. @param number SQL */
const nameOf = (number: string) =>
  `${oneOf(firstNames, number)} || ' ' || ${oneOf(lastNames, `(${number})::int / 7`)}`;

/** SQL for an email address. @param number SQL */
const emailOf = (number: string) => `'reader' || ${number} || '@example.com'`;

/** SQL for an id that is the same each time. @param text SQL */
const idOf = (text: string) => `md5(${text})::uuid`;

/** A time in the last two years, mostly recent, and not in the last hour. */
const someMoment = `now() - interval '1 hour' - (1 - sqrt(random())) * interval '728 days'`;

const days = 728;
const paths = `SELECT path, 1 + 400 / rank AS popularity FROM unnest(ARRAY['/', '/shop', '/finding-peace', '/blog',
  '/books', '/fresh-start', '/starting-over', '/fear-not', '/downloads', '/why-women', '/grant-writing',
  '/thank-god-for-mom', '/greedy-lying', '/about', '/speaking', '/contact', '/audio-previews', '/legal-companion',
  '/books/finding-peace', '/books/fresh-start', '/books/fear-not', '/books/starting-over', '/thank-you',
  '/privacy-policy', '/blog/bankruptcy-myths', '/blog/starting-over-after-50']) WITH ORDINALITY AS p (path, rank)`;
const day = `(now()::date - n)`;

/** Daily counts, of downloads too, so they come last. */
export const dayRows: readonly Rows[] = [
  {
    name: 'daily page views',
    sql: `INSERT INTO daily_counts (figure, day, subject, count)
      SELECT 'page-view', ${day}, path, 1 + floor(random() * popularity)::bigint
      FROM generate_series(1, ${days}) AS n, (${paths}) AS pages ORDER BY n DESC, path
      ON CONFLICT DO NOTHING`,
  },
  {
    name: 'daily file downloads',
    sql: `INSERT INTO daily_counts (figure, day, subject, count)
      SELECT 'book-file', downloaded_at::date, product_id, sum(download_count) FROM digital_downloads
      GROUP BY downloaded_at::date, product_id ORDER BY downloaded_at::date
      ON CONFLICT DO NOTHING`,
  },
  {
    name: 'daily previews',
    sql: `INSERT INTO daily_counts (figure, day, subject, count)
      SELECT figure, ${day}, book, 1 + floor(random() * 30)::bigint
      FROM generate_series(1, ${days}) AS n, unnest(ARRAY['preview-play', 'preview-download']) AS figure,
        unnest(ARRAY['finding-peace', 'fresh-start', 'fear-not', 'starting-over']) AS book
      ON CONFLICT DO NOTHING`,
  },
];

const paid = `status IN ('fulfilled', 'refunded', 'disputed')`;
/** The orders of this tool. */
const made = `o.stripe_payment_intent_id LIKE 'pi_seed_%'`;

/** Orders and their consequences. None waits for a payment, about which the site would keep asking Stripe. */
export const orderRows = ({ orders }: SeedSizes): readonly Rows[] => [
  {
    name: 'orders',
    sql: `WITH books AS (SELECT array_agg(id ORDER BY id) AS ids, array_agg(price ORDER BY id) AS prices
        FROM products WHERE digital_files IS NOT NULL),
      drawn AS (SELECT n, 1 + floor(random() ^ 1.6 * ${Math.ceil(orders * 0.6)})::int AS buyer, random() AS fate, random() AS taste,
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
    name: 'Stripe events',
    sql: `INSERT INTO stripe_events (id, type, payment_intent_id, created_at, received_at)
      SELECT 'evt_' || o.stripe_payment_intent_id, 'payment_intent.succeeded', o.stripe_payment_intent_id,
        completed_at, completed_at FROM orders o WHERE ${made} AND ${paid}`,
  },
  {
    name: 'refunds',
    sql: `INSERT INTO refunds (id, order_id, amount_cents, status, reason, asked_by, asked_at, changed_at)
      SELECT ${idOf(`'refund ' || o.id`)}, o.id, o.total_amount, 'succeeded', 'Bought twice', 'Eleanor',
        completed_at + interval '3 days', completed_at + interval '3 days'
      FROM orders o WHERE ${made} AND status = 'refunded'`,
  },
  {
    // The site adds the credit notes.
    name: 'receipts',
    sql: `WITH numbered AS (
        SELECT o.id, o.total_amount, o.completed_at, p.title, to_char(o.completed_at, 'YYYY') AS series,
          (row_number() OVER (PARTITION BY to_char(o.completed_at, 'YYYY') ORDER BY o.completed_at, o.id)
            + coalesce((SELECT s.last_number FROM receipt_series s WHERE s.series = to_char(o.completed_at, 'YYYY')), 0)
          )::int AS place
        FROM orders o JOIN products p ON p.id = o.product_id WHERE ${made} AND ${paid}),
      papers AS (
        INSERT INTO receipts (number, kind, order_id, series, place, paid_at, amount_cents, facts)
        SELECT series || '-' || lpad(place::text, greatest(5, length(place::text)), '0'), 'receipt', id, series, place, completed_at, total_amount,
          jsonb_build_object('seller', jsonb_build_object('name', 'Seed', 'address', '', 'taxNumber', '', 'note', ''),
            'items', jsonb_build_array(jsonb_build_object('title', title, 'quantity', 1, 'amountCents', total_amount)))
        FROM numbered ORDER BY completed_at),
      counted AS (
        INSERT INTO receipt_series (series, last_number) SELECT series, max(place) FROM numbered GROUP BY series
        ON CONFLICT (series) DO UPDATE SET last_number = excluded.last_number)
      DELETE FROM receipts_due d USING orders o WHERE o.id = d.order_id AND ${made} AND o.status <> 'refunded'`,
  },
  {
    name: 'card fees',
    sql: `INSERT INTO card_fees (order_id, fee_cents, net_cents, asked_at)
      SELECT o.id, 30 + total_amount * 29 / 1000, total_amount - 30 - total_amount * 29 / 1000, completed_at
      FROM orders o WHERE ${made} AND ${paid}`,
  },
  {
    name: 'taxes of receipts',
    sql: `INSERT INTO receipt_taxes (number, status, tax_cents, rates, country, region, transaction_id, changed_at)
      SELECT r.number, 'known', r.amount_cents * 6 / 106, '6%', 'US', 'OH', 'tax_seed_' || r.number, r.paid_at
      FROM receipts r JOIN orders o ON o.id = r.order_id WHERE ${made}`,
  },
  {
    name: 'emails with books',
    sql: `INSERT INTO order_mails (order_id, sent_at)
      SELECT o.id, completed_at + interval '1 minute' FROM orders o WHERE ${made} AND ${paid}`,
  },
  {
    name: 'deliveries of these emails',
    sql: `INSERT INTO mail_deliveries (id, letter, cause, recipient, subject, message_id, status, queued_at, sent_at,
        changed_at)
      SELECT ${idOf(`'delivery ' || o.id`)}, 'send-order-mail', jsonb_build_object('orderId', o.id), customer_email,
        'Your book is here', 'seed-' || o.id || '@example.com',
        CASE WHEN random() < 0.01 THEN 'bounced' ELSE 'accepted' END,
        completed_at, completed_at + interval '1 minute', completed_at + interval '2 minutes'
      FROM orders o WHERE ${made} AND ${paid} ORDER BY completed_at`,
  },
  {
    name: 'download grants',
    sql: `INSERT INTO download_grants (id, order_id, product_id, file_path, file_name, file_format, created_at)
      SELECT ${idOf(`'grant ' || o.id || file`)}::text, o.id, o.product_id, file, regexp_replace(file, '^.*/', ''),
        format, completed_at
      FROM orders o JOIN products p ON p.id = o.product_id, unnest(p.digital_files, p.file_formats) AS f (file, format)
      WHERE ${made} AND ${paid}`,
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

const samples = ['five-verses', 'fresh-start-chapter-5', 'finding-peace-chapters-7-8', 'fresh-start-audio'];
const subjects = ['A question about a book', 'Would you speak to us?', 'Thank you', 'My download'];
const actions = ['order.refunded', 'order.noted', 'product.changed', 'broadcast.sent', 'subscriber.ended'];
const mine = `email LIKE 'reader%@example.com'`;

/** Subscribers, their requests and messages. */
export const personRows = ({ subscribers, freeDownloads, auditEntries }: SeedSizes): readonly Rows[] => [
  {
    name: 'newsletter subscriptions',
    sql: `WITH drawn AS (SELECT n, random() AS fate, random() AS patience, ${someMoment} AS at
        FROM generate_series(1, ${subscribers}) AS n)
      INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at, ended_at)
      SELECT ${idOf(`'subscription ' || n`)}::text, ${emailOf('n')},
        CASE WHEN fate < 0.03 THEN 'pending' WHEN fate < 0.13 THEN 'ended' ELSE 'confirmed' END,
        CASE WHEN fate < 0.03 THEN now() - patience * interval '5 days' ELSE at END,
        CASE WHEN fate < 0.03 THEN NULL ELSE at + interval '9 minutes' END,
        CASE WHEN fate BETWEEN 0.03 AND 0.13 THEN at + patience * (now() - at) + interval '10 minutes' END
      FROM drawn ORDER BY at`,
  },
  {
    name: 'subscribers',
    sql: `INSERT INTO newsletters (email, subscribed_at) SELECT email, confirmed_at FROM newsletter_subscriptions
      WHERE status = 'confirmed' AND ${mine} ORDER BY confirmed_at`,
  },
  {
    name: 'deliveries of confirmation emails',
    sql: `INSERT INTO mail_deliveries (id, letter, cause, recipient, subject, message_id, status, queued_at, sent_at,
        changed_at)
      SELECT ${idOf(`'question ' || id`)}, 'ask-for-yes', jsonb_build_object('subscriptionId', id), email,
        'One click, and you are on the list', 'seed-' || id || '@example.com', 'accepted', asked_at, asked_at, asked_at
      FROM newsletter_subscriptions WHERE ${mine} AND asked_at > now() - interval '390 days' ORDER BY asked_at`,
  },
  {
    name: 'free downloads',
    sql: `INSERT INTO downloads (id, email, file_name, downloaded_at)
      SELECT ${idOf(`'sample ' || n`)}::text, ${emailOf(`(1 + n % ${Math.ceil(freeDownloads * 0.45)})`)}, ${oneOf(samples, 'n * 7 / 3')}, at
      FROM (SELECT n, ${someMoment} AS at FROM generate_series(1, ${freeDownloads}) AS n) AS drawn ORDER BY at`,
  },
  {
    name: 'messages',
    sql: `INSERT INTO contacts (id, name, email, subject, message, created_at)
      SELECT ${idOf(`'message ' || n`)}::text, ${nameOf('n')}, ${emailOf('n')}, ${oneOf(subjects, 'n')},
        'Your book has kept me company. ' || repeat('I read a page of it each morning. ', 1 + n % 9), ${someMoment}
      FROM generate_series(1, 12000) AS n`,
  },
  {
    name: 'messages in the inbox',
    sql: `INSERT INTO contact_threads (message_id, topic, state, arrived_at)
      SELECT c.id, CASE WHEN subject LIKE '%speak%' THEN 'speaking' ELSE 'books' END,
        ${oneOf(['new', 'read', 'answered', 'done'], '(extract(epoch FROM created_at)::bigint % 97)')}, created_at
      FROM contacts c WHERE ${mine} ON CONFLICT DO NOTHING`,
  },
  {
    name: 'suppressed addresses',
    sql: `INSERT INTO mail_suppressions (list, email, reason, created_at)
      SELECT 'letters', ${emailOf('(n * 13)')}, CASE WHEN n % 5 = 0 THEN 'complained' ELSE 'bounced' END, ${someMoment}
      FROM generate_series(1, 1500) AS n`,
  },
  {
    name: 'broadcasts',
    sql: `INSERT INTO broadcasts (id, subject, body, status, send_at, started_at, ended_at, created_at)
      SELECT ${idOf(`'broadcast ' || n`)}, 'News of month ' || n, 'Dear friend, here is a page.', 'sent', at, at,
        at + interval '1 hour', at - interval '2 days'
      FROM generate_series(1, 24) AS n, LATERAL (SELECT now() - n * interval '30 days' AS at) AS sent`,
  },
  {
    name: 'recipients of two broadcasts',
    sql: `INSERT INTO broadcast_recipients (broadcast_id, subscription_id, delivery_id, status)
      SELECT ${idOf(`'broadcast ' || n`)}, s.id, ${idOf(`'copy ' || n || s.id`)},
        CASE WHEN random() < 0.01 THEN 'bounced' ELSE 'sent' END
      FROM generate_series(1, 2) AS n, newsletter_subscriptions s WHERE s.status = 'confirmed' AND s.${mine}`,
  },
  {
    name: 'audit log',
    sql: `INSERT INTO audit_log (id, at, user_id, who, action, subject_kind, subject_id, before, after, reason)
      SELECT ${idOf(`'line ' || n`)}, ${someMoment}, 'seed', 'Eleanor <owner@example.com>', action,
        split_part(action, '.', 1), ${idOf(`'order ' || (1 + n % 50000)`)}::text,
        '{"status":"fulfilled"}', '{"status":"refunded"}', 'Bought twice'
      FROM (SELECT n, ${oneOf(actions, 'n')} AS action FROM generate_series(1, ${auditEntries}) AS n) AS drawn`,
  },
];
