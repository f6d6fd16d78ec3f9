import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Row counts by state without counting: triggers insert changes, and a job sums them up. Inserts do not wait for each other,
 * unlike updates of one number.
 */
const STATEMENTS = [
  `CREATE TABLE row_count_changes (
    name text NOT NULL,
    state text NOT NULL,
    change bigint NOT NULL
  )`,
  // By a column, or (with a second argument) by whether there is anything in it.
  `CREATE FUNCTION row_state(changed jsonb, counted_by text, is_asked text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN is_asked IS NULL THEN coalesce(changed ->> counted_by, '')
      WHEN changed ->> counted_by IS NULL THEN 'no' ELSE 'yes' END $$`,
  `CREATE FUNCTION note_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO row_count_changes (name, state, change)
          VALUES (TG_TABLE_NAME, row_state(to_jsonb(OLD), TG_ARGV[0], TG_ARGV[1]), -1);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO row_count_changes (name, state, change)
          VALUES (TG_TABLE_NAME, row_state(to_jsonb(NEW), TG_ARGV[0], TG_ARGV[1]), 1);
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE FUNCTION forget_row_count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM row_count_changes WHERE name = TG_TABLE_NAME;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER orders_moved AFTER UPDATE OF status ON orders
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_row_count('status')`,
  `CREATE TRIGGER order_mails_moved AFTER UPDATE OF sent_at ON order_mails
    FOR EACH ROW WHEN ((OLD.sent_at IS NULL) <> (NEW.sent_at IS NULL))
    EXECUTE FUNCTION note_row_count('sent_at', 'is there')`,
  ...Object.entries({ orders: `'status'`, order_mails: `'sent_at', 'is there'`, stripe_events: '' }).flatMap(
    ([table, state]) => [
      `CREATE TRIGGER ${table}_counted AFTER INSERT OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION note_row_count(${state})`,
      `CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count_changes()`,
    ],
  ),
  // CREATE TRIGGER blocks writes, so no change is missed in between.
  `INSERT INTO row_count_changes SELECT 'orders', coalesce(status, ''), count(*) FROM orders GROUP BY status`,
  `INSERT INTO row_count_changes SELECT 'order_mails', 'yes', count(sent_at) FROM order_mails`,
  `INSERT INTO row_count_changes SELECT 'order_mails', 'no', count(*) - count(sent_at) FROM order_mails`,
  `INSERT INTO row_count_changes SELECT 'stripe_events', '', count(*) FROM stripe_events`,
];

export class KeptCounts1763900300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION note_row_count, forget_row_count_changes, row_state CASCADE');
    await runner.query('DROP TABLE row_count_changes');
  }
}
