import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the last payment sweep of an order, and an index of open orders by age. */
export class PaymentSweep1763702700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE payment_sweeps (
      order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      asked_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE INDEX orders_unsettled ON orders (created_at)
      WHERE status IN ('pending', 'processing', 'failed') AND stripe_payment_intent_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_unsettled');
    await runner.query('DROP TABLE payment_sweeps');
  }
}
