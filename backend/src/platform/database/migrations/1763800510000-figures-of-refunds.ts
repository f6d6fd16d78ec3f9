import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for sales less refunds, and a trigram index for finding an email by part of its address. */
const STATEMENTS = [
  'DROP INDEX orders_sold',
  `CREATE INDEX orders_sold ON orders (completed_at) INCLUDE (id, product_id, total_amount, status)
    WHERE completed_at IS NOT NULL`,
  `CREATE INDEX refunds_given ON refunds (order_id) INCLUDE (amount_cents) WHERE status = 'succeeded'`,
  'CREATE INDEX mail_deliveries_search ON mail_deliveries USING gin (lower(recipient) gin_trgm_ops)',
];

const BACK = [
  'DROP INDEX mail_deliveries_search, refunds_given, orders_sold',
  `CREATE INDEX orders_sold ON orders (completed_at) INCLUDE (product_id, total_amount, status)
    WHERE completed_at IS NOT NULL`,
];

export class FiguresOfRefunds1763800510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
