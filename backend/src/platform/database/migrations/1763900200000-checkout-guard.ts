import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Purchases and cards per source for a day, by keyed fingerprints. Counts may be lost in a crash, so UNLOGGED. Times are in
 * order, newest last, at most as many as the limits need; `card_uses` has the last use of each card in seconds.
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
  // Subjects of an order's charges.
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
