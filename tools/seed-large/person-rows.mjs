import { emailOf, idOf, nameOf, oneOf, someMoment } from './invented.mjs';

const subscribers = 100_000;
const freeDownloads = 200_000;
const samples = ['five-verses', 'fresh-start-chapter-5', 'finding-peace-chapters-7-8', 'fresh-start-audio'];
const subjects = ['A question about a book', 'Would you speak to us?', 'Thank you', 'My download'];
const actions = ['order.refunded', 'order.noted', 'product.changed', 'broadcast.sent', 'subscriber.ended'];
const mine = `email LIKE 'reader%@example.com'`;

/**
 * Readers, and what they have asked for and written.
 * @type {import('./fill.mjs').Rows[]}
 */
export const personRows = [
  {
    name: 'wishes for the newsletter',
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
    name: 'readers on the list',
    sql: `INSERT INTO newsletters (email, subscribed_at) SELECT email, confirmed_at FROM newsletter_subscriptions
      WHERE status = 'confirmed' AND ${mine} ORDER BY confirmed_at`,
  },
  {
    name: 'records of questions for a yes',
    sql: `INSERT INTO mail_deliveries (id, letter, cause, recipient, subject, message_id, status, queued_at, sent_at,
        changed_at)
      SELECT ${idOf(`'question ' || id`)}, 'ask-for-yes', jsonb_build_object('subscriptionId', id), email,
        'One click, and you are on the list', 'seed-' || id || '@example.com', 'accepted', asked_at, asked_at, asked_at
      FROM newsletter_subscriptions WHERE ${mine} AND asked_at > now() - interval '390 days' ORDER BY asked_at`,
  },
  {
    name: 'free downloads',
    sql: `INSERT INTO downloads (id, email, file_name, downloaded_at)
      SELECT ${idOf(`'sample ' || n`)}::text, ${emailOf('(1 + n % 90000)')}, ${oneOf(samples, 'n * 7 / 3')}, at
      FROM (SELECT n, ${someMoment} AS at FROM generate_series(1, ${freeDownloads}) AS n) AS drawn ORDER BY at`,
  },
  {
    name: 'starter kits',
    sql: `INSERT INTO kit_requests (id, email, name, token_hash, created_at)
      SELECT ${idOf(`'kit ' || n`)}::text, ${emailOf('n')}, ${nameOf('n')},
        encode(sha256(('kit ' || n)::bytea), 'hex'), ${someMoment} FROM generate_series(1, 3000) AS n`,
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
    needs: 'contact_threads',
    sql: `INSERT INTO contact_threads (message_id, topic, state, arrived_at)
      SELECT c.id, CASE WHEN subject LIKE '%speak%' THEN 'speaking' ELSE 'books' END,
        ${oneOf(['new', 'read', 'answered', 'done'], '(extract(epoch FROM created_at)::bigint % 97)')}, created_at
      FROM contacts c WHERE ${mine} ON CONFLICT DO NOTHING`,
  },
  {
    name: 'addresses that get nothing more',
    sql: `INSERT INTO mail_suppressions (list, email, reason, created_at)
      SELECT 'letters', ${emailOf('(n * 13)')}, CASE WHEN n % 5 = 0 THEN 'complained' ELSE 'bounced' END, ${someMoment}
      FROM generate_series(1, 1500) AS n`,
  },
  {
    name: 'letters to everybody',
    sql: `INSERT INTO broadcasts (id, subject, body, status, send_at, started_at, ended_at, created_at)
      SELECT ${idOf(`'broadcast ' || n`)}, 'The letter of month ' || n, 'Dear friend, here is a page.', 'sent', at, at,
        at + interval '1 hour', at - interval '2 days'
      FROM generate_series(1, 24) AS n, LATERAL (SELECT now() - n * interval '30 days' AS at) AS sent`,
  },
  {
    name: 'copies of two of these',
    sql: `INSERT INTO broadcast_recipients (broadcast_id, subscription_id, delivery_id, status)
      SELECT ${idOf(`'broadcast ' || n`)}, s.id, ${idOf(`'copy ' || n || s.id`)},
        CASE WHEN random() < 0.01 THEN 'bounced' ELSE 'sent' END
      FROM generate_series(1, 2) AS n, newsletter_subscriptions s WHERE s.status = 'confirmed' AND s.${mine}`,
  },
  {
    name: 'lines of the audit log',
    sql: `INSERT INTO audit_log (id, at, user_id, who, action, subject_kind, subject_id, before, after, reason)
      SELECT ${idOf(`'line ' || n`)}, ${someMoment}, 'seed', 'Eleanor <owner@example.com>', action,
        split_part(action, '.', 1), ${idOf(`'order ' || (1 + n % 50000)`)}::text,
        '{"status":"fulfilled"}', '{"status":"refunded"}', 'Bought twice'
      FROM (SELECT n, ${oneOf(actions, 'n')} AS action FROM generate_series(1, 20000) AS n) AS drawn`,
  },
];
