import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Newsletter subscriptions, and counts of requested emails by kind. */
const STATEMENTS = [
  `CREATE TABLE newsletter_subscriptions (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'ended')),
    asked_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    ended_at timestamptz
  )`,
  // Addresses that were on the list before it asked for a yes stay on it; some of an older site have no date.
  `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
    SELECT gen_random_uuid()::text, email, 'confirmed', coalesce(subscribed_at, now()), coalesce(subscribed_at, now())
    FROM newsletters`,
  `CREATE TABLE mail_allowances (
    purpose text NOT NULL,
    email_hash text NOT NULL,
    last_sent_at timestamptz NOT NULL,
    sent_count integer NOT NULL,
    PRIMARY KEY (purpose, email_hash)
  )`,
  `INSERT INTO mail_allowances (purpose, email_hash, last_sent_at, sent_count)
    SELECT 'release-notice', email_hash, last_sent_at, sent_count FROM release_notice_mails`,
  'DROP TABLE release_notice_mails',
];

const BACK = [
  `CREATE TABLE release_notice_mails (
    email_hash text PRIMARY KEY,
    last_sent_at timestamptz NOT NULL,
    sent_count integer NOT NULL
  )`,
  `INSERT INTO release_notice_mails (email_hash, last_sent_at, sent_count)
    SELECT email_hash, last_sent_at, sent_count FROM mail_allowances WHERE purpose = 'release-notice'`,
  'DROP TABLE mail_allowances, newsletter_subscriptions',
];

export class NewsletterDesk1763703400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
