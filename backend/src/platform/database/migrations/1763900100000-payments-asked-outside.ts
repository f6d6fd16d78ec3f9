import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that are asked about outside of transactions: how often an order was brought to Stripe's truth, which tries
 * Stripe has answered for good, and payments that do not fit their order.
 */
const STATEMENTS = [
  `CREATE TABLE order_payments (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    settled_revision integer NOT NULL DEFAULT 0,
    intent_try integer NOT NULL DEFAULT 0,
    mismatches jsonb NOT NULL DEFAULT '[]'
  )`,
  `CREATE INDEX order_payments_mismatched ON order_payments (order_id) WHERE mismatches <> '[]'`,
  `ALTER TABLE refunds ADD COLUMN try integer NOT NULL DEFAULT 0`,
];

export class PaymentsAskedOutside1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP COLUMN try');
    await runner.query('DROP TABLE order_payments');
  }
}
