import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose changes of past days are noted, by the columns of their rows. */
const NOTES = {
  orders: (row: string) => `PERFORM note_changed_day('sales', ${row}.completed_at);
    PERFORM note_changed_day('checkouts', ${row}.created_at);`,
  refunds: (row: string) =>
    `PERFORM note_changed_day('sales', (SELECT completed_at FROM orders WHERE id = ${row}.order_id));`,
  receipts: (row: string) => `PERFORM note_changed_day('receipts', ${row}.paid_at);`,
  receipt_taxes: (row: string) =>
    `PERFORM note_changed_day('receipts', (SELECT paid_at FROM receipts WHERE number = ${row}.number));`,
  card_fees: (row: string) => `PERFORM note_changed_day('receipts', paid_at) FROM receipts
      WHERE order_id = ${row}.order_id AND kind = 'receipt';`,
};

/** Stored sums of past days, and a queue of the days that have changed since. */
const STATEMENTS = [
  `CREATE TABLE summed_days (
    source text NOT NULL,
    zone text NOT NULL,
    day date NOT NULL,
    parts jsonb NOT NULL,
    PRIMARY KEY (source, zone, day)
  )`,
  'CREATE TABLE changed_days (source text NOT NULL, at timestamptz NOT NULL)',
  'CREATE INDEX changed_days_at ON changed_days (source, at)',
  // Days are summed later than that.
  `CREATE FUNCTION note_changed_day(source text, at timestamptz) RETURNS void LANGUAGE sql AS $$
    INSERT INTO changed_days (source, at) SELECT source, at WHERE at < now() - interval '2 days' $$`,
  ...Object.entries(NOTES).flatMap(([table, note]) => [
    `CREATE FUNCTION note_day_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN ${note('OLD')} END IF;
        IF TG_OP <> 'DELETE' THEN ${note('NEW')} END IF;
        RETURN NULL;
      END $$`,
    `CREATE TRIGGER ${table}_day_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION note_day_of_${table}()`,
  ]),
];

export class DaySums1795900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(NOTES)) await runner.query(`DROP FUNCTION note_day_of_${table} CASCADE`);
    await runner.query('DROP FUNCTION note_changed_day');
    await runner.query('DROP TABLE changed_days, summed_days');
  }
}
