import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SHA-256 of an address in lower case, as in mail_allowances. */
const hashOf = (column: string): string => `encode(sha256(convert_to(lower(${column}), 'UTF8')), 'hex')`;

/** Rate limits by source and address, and messages that wait for a review. Counts may be lost in a crash, so UNLOGGED. */
const STATEMENTS = [
  `CREATE UNLOGGED TABLE source_allowances (
    name text NOT NULL,
    source_hash text NOT NULL,
    free_at timestamptz NOT NULL,
    PRIMARY KEY (name, source_hash)
  )`,
  'CREATE INDEX source_allowances_free ON source_allowances (free_at)',
  `CREATE TABLE contact_reviews (
    message_id text PRIMARY KEY REFERENCES contacts (id) ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('received', 'suspected', 'cleared', 'spam')),
    score integer NOT NULL,
    reasons text[] NOT NULL,
    text_hash text,
    source_hash text,
    received_at timestamptz NOT NULL DEFAULT now(),
    told_at timestamptz,
    decided_at timestamptz
  )`,
  'CREATE INDEX contact_reviews_text ON contact_reviews (text_hash, received_at)',
  'CREATE INDEX contact_reviews_source ON contact_reviews (source_hash, received_at) WHERE source_hash IS NOT NULL',
  `CREATE INDEX contact_reviews_waiting ON contact_reviews (state, received_at) WHERE state IN ('suspected', 'spam')`,
  // The kit and the purchases by mail counted for themselves until now.
  `INSERT INTO mail_allowances (purpose, email_hash, last_sent_at, sent_count)
    SELECT 'purchases', ${hashOf('customer_email')}, max(promised_at), 1
    FROM purchase_reminders JOIN orders ON orders.id = order_id GROUP BY 2`,
  'DROP TABLE purchase_reminders',
  `INSERT INTO mail_allowances (purpose, email_hash, last_sent_at, sent_count)
    SELECT 'starter-kit', ${hashOf('email')}, max(mail_promised_at), count(*)
    FROM kit_requests WHERE mail_promised_at IS NOT NULL GROUP BY 2`,
  'ALTER TABLE kit_requests DROP COLUMN mail_promised_at',
];

const BACK = [
  'ALTER TABLE kit_requests ADD COLUMN mail_promised_at timestamptz',
  'CREATE INDEX kit_requests_mailed ON kit_requests (mail_promised_at) WHERE mail_promised_at IS NOT NULL',
  `CREATE TABLE purchase_reminders (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    promised_at timestamptz NOT NULL
  )`,
  `DELETE FROM mail_allowances WHERE purpose IN ('purchases', 'starter-kit')`,
  'DROP TABLE contact_reviews, source_allowances',
];

export class StrangersKeptInBounds1763703720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
