import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbered receipts and credit notes. Triggers record what needs one, also for writes by an older release that still runs
 * beside this one. Earlier sales get one too.
 */
const STATEMENTS = [
  `CREATE TABLE receipt_series (
    series text PRIMARY KEY,
    last_number integer NOT NULL CHECK (last_number > 0)
  )`,
  `CREATE TABLE receipts (
    number text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('receipt', 'credit-note')),
    order_id text NOT NULL REFERENCES orders (id),
    refund_id uuid UNIQUE,
    series text NOT NULL,
    place integer NOT NULL,
    paid_at timestamptz NOT NULL,
    issued_at timestamptz NOT NULL DEFAULT now(),
    voided_at timestamptz,
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    facts jsonb NOT NULL,
    UNIQUE (series, place)
  )`,
  `CREATE UNIQUE INDEX receipts_one_of_an_order ON receipts (order_id, kind) WHERE refund_id IS NULL`,
  `CREATE INDEX receipts_by_order ON receipts (order_id)`,
  `CREATE TABLE receipt_taxes (
    number text PRIMARY KEY REFERENCES receipts (number),
    status text NOT NULL CHECK (status IN ('asked', 'known', 'unknown')),
    tax_cents integer,
    rates text,
    country text,
    region text,
    calculation_id text,
    transaction_id text UNIQUE,
    problem text,
    changed_at timestamptz NOT NULL
  )`,
  `CREATE INDEX receipt_taxes_unknown ON receipt_taxes (number) WHERE status = 'unknown'`,
  `CREATE TABLE receipt_details (
    order_id text NOT NULL REFERENCES orders (id),
    version integer NOT NULL CHECK (version > 0),
    name text NOT NULL,
    address text NOT NULL,
    tax_number text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (order_id, version)
  )`,
  `CREATE TABLE receipts_due (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX receipts_due_by_order ON receipts_due (order_id)`,
  `CREATE FUNCTION note_receipt_of_order() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO receipts_due (order_id) VALUES (NEW.id);
    RETURN NULL;
  END $$`,
  `CREATE FUNCTION note_receipt_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO receipts_due (order_id) VALUES (NEW.order_id);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER orders_paid_at_once AFTER INSERT ON orders FOR EACH ROW
    WHEN (NEW.completed_at IS NOT NULL) EXECUTE FUNCTION note_receipt_of_order()`,
  `CREATE TRIGGER orders_paid AFTER UPDATE OF completed_at, status ON orders FOR EACH ROW
    WHEN ((OLD.completed_at IS NULL AND NEW.completed_at IS NOT NULL)
      OR (OLD.status <> 'refunded' AND NEW.status = 'refunded'))
    EXECUTE FUNCTION note_receipt_of_order()`,
  `CREATE TRIGGER refunds_made_at_once AFTER INSERT ON refunds FOR EACH ROW
    WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION note_receipt_of_refund()`,
  `CREATE TRIGGER refunds_made AFTER UPDATE OF status ON refunds FOR EACH ROW
    WHEN (OLD.status <> NEW.status AND (NEW.status = 'succeeded' OR OLD.status = 'succeeded'))
    EXECUTE FUNCTION note_receipt_of_refund()`,
  `INSERT INTO receipts_due (order_id) SELECT id FROM orders WHERE completed_at IS NOT NULL ORDER BY completed_at, id`,
];

const TABLES = 'receipts_due, receipt_details, receipt_taxes, receipts, receipt_series';

export class Receipts1795553091000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER orders_paid ON orders');
    await runner.query('DROP TRIGGER orders_paid_at_once ON orders');
    await runner.query('DROP TRIGGER refunds_made ON refunds');
    await runner.query('DROP TRIGGER refunds_made_at_once ON refunds');
    await runner.query('DROP FUNCTION note_receipt_of_order()');
    await runner.query('DROP FUNCTION note_receipt_of_refund()');
    await runner.query(`DROP TABLE ${TABLES}`);
  }
}
