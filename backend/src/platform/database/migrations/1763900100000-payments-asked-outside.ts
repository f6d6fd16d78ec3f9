import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that are asked about outside of transactions: how often an order was brought to Stripe's truth, which tries
 * Stripe has answered for good, and payments that do not fit their order.
 */
const STATEMENTS = [
  `ALTER TABLE orders ADD COLUMN settled_revision integer NOT NULL DEFAULT 0`,
  `ALTER TABLE orders ADD COLUMN intent_try integer NOT NULL DEFAULT 0`,
  `ALTER TABLE orders ADD COLUMN payment_mismatches jsonb NOT NULL DEFAULT '[]'`,
  `CREATE INDEX orders_mismatched ON orders (id) WHERE payment_mismatches <> '[]'`,
  `ALTER TABLE refunds ADD COLUMN try integer NOT NULL DEFAULT 0`,
];

export class PaymentsAskedOutside1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP COLUMN try');
    await runner.query('DROP INDEX orders_mismatched');
    await runner.query(
      'ALTER TABLE orders DROP COLUMN settled_revision, DROP COLUMN intent_try, DROP COLUMN payment_mismatches',
    );
  }
}
