import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The specification's columns of an order are its first line. A trigger writes it, also for an older release that still runs
 * beside this one.
 */
const STATEMENTS = [
  `CREATE TABLE order_lines (
    order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
    line_number integer NOT NULL CHECK (line_number > 0),
    product_id text NOT NULL REFERENCES products (id),
    quantity integer NOT NULL,
    amount_cents integer NOT NULL,
    PRIMARY KEY (order_id, line_number)
  )`,
  `CREATE FUNCTION add_first_order_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO order_lines (order_id, line_number, product_id, quantity, amount_cents)
      VALUES (NEW.id, 1, NEW.product_id, NEW.quantity, NEW.total_amount);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER orders_have_lines AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION add_first_order_line()`,
  `INSERT INTO order_lines (order_id, line_number, product_id, quantity, amount_cents)
    SELECT id, 1, product_id, quantity, total_amount FROM orders`,
];

export class OrderLines1763907100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER orders_have_lines ON orders');
    await runner.query('DROP FUNCTION add_first_order_line()');
    await runner.query('DROP TABLE order_lines');
  }
}
