import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks orders that were bought at another shop. */
export class ImportedOrders1795901020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE imported_orders (
      order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      source text NOT NULL,
      details jsonb NOT NULL,
      imported_at timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_orders');
  }
}
