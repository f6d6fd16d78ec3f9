import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax that a buyer was shown before the payment, and that the pages follow whether it comes to the prices. */
const STATEMENTS = [
  `CREATE TABLE order_taxes (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    calculation_id text NOT NULL
  )`,
  `CREATE TRIGGER products_changed AFTER INSERT ON settings FOR EACH ROW WHEN (NEW.key = 'receipts')
    EXECUTE FUNCTION announce_products()`,
];

export class OrderTaxes1795556000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER products_changed ON settings');
    await runner.query('DROP TABLE order_taxes');
  }
}
