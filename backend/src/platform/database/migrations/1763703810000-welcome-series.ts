import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails of the series after a free sample, and an index for unconfirmed subscriptions. */
const STATEMENTS = [
  `CREATE TABLE series_letters (
    subscription_id text NOT NULL REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
    letter_id text NOT NULL,
    due_at timestamptz NOT NULL,
    PRIMARY KEY (subscription_id, letter_id)
  )`,
  'CREATE INDEX downloads_reader ON downloads (lower(email), downloaded_at)',
  `CREATE INDEX newsletter_subscriptions_pending ON newsletter_subscriptions (asked_at) WHERE status = 'pending'`,
  'CREATE INDEX release_notices_unconfirmed ON release_notices (created_at) WHERE confirmed_at IS NULL',
];

const BACK = [
  'DROP INDEX release_notices_unconfirmed, newsletter_subscriptions_pending, downloads_reader',
  'DROP TABLE series_letters',
];

export class WelcomeSeries1763703810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
