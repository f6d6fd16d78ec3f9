import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was bought, and with how many cards, from one place: by fingerprints that only this site can make, and for a day.
 * The counts may go with a crash, so the tables are written without a log. Moments stand in order, the newest last, and
 * there are never more of them than the limits look at; `card_uses` has for each card when it was used last, in seconds.
 */
const STATEMENTS = [
  `CREATE UNLOGGED TABLE checkout_allowances (
    subject_hash text PRIMARY KEY,
    opened_at timestamptz[] NOT NULL DEFAULT '{}',
    declined_at timestamptz[] NOT NULL DEFAULT '{}',
    card_uses jsonb NOT NULL DEFAULT '{}',
    changed_at timestamptz NOT NULL
  )`,
  'CREATE INDEX checkout_allowances_changed ON checkout_allowances (changed_at)',
  // Whose charges those of an order are.
  `CREATE UNLOGGED TABLE checkout_openings (
    order_id text PRIMARY KEY,
    subject_hashes text[] NOT NULL,
    browser_hash text,
    charge_ids text[] NOT NULL DEFAULT '{}',
    opened_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX checkout_openings_opened ON checkout_openings (opened_at)',
];

export class CheckoutGuard1763900200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE checkout_openings, checkout_allowances');
  }
}
