import type { MigrationInterface, QueryRunner } from 'typeorm';

/** State of a row of each table, for `row_count_changes`. */
const STATES = {
  newsletter_subscriptions: `concat_ws(' ', status, array_to_string(topics, ' '))`,
  broadcast_recipients: `broadcast_id || ' ' || status`,
};

const quoted = (sql: string): string => `'${sql.replaceAll("'", "''")}'`;

/** Counts subscriptions and copies of broadcasts by state: one change for each state of a statement, not for each row. */
const STATEMENTS = [
  `CREATE FUNCTION note_row_counts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      inserted text := format('SELECT %s AS state, 1 AS change FROM inserted', TG_ARGV[0]);
      deleted text := format('SELECT %s AS state, -1 AS change FROM deleted', TG_ARGV[0]);
    BEGIN
      EXECUTE format('INSERT INTO row_count_changes (name, state, change)
        SELECT %L, state, sum(change) FROM (%s) AS changed GROUP BY state HAVING sum(change) <> 0', TG_TABLE_NAME,
        CASE TG_OP WHEN 'INSERT' THEN inserted WHEN 'DELETE' THEN deleted ELSE inserted || ' UNION ALL ' || deleted END);
      RETURN NULL;
    END $$`,
  ...Object.entries(STATES).flatMap(([table, state]) => [
    ...[
      ['INSERT', 'NEW TABLE AS inserted'],
      ['UPDATE', 'NEW TABLE AS inserted OLD TABLE AS deleted'],
      ['DELETE', 'OLD TABLE AS deleted'],
    ].map(
      ([event = '', rows]) => `CREATE TRIGGER ${table}_count_${event.toLowerCase()} AFTER ${event} ON ${table}
        REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION note_row_counts(${quoted(state)})`,
    ),
    `CREATE TRIGGER ${table}_count_truncate AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count_changes()`,
    // CREATE TRIGGER blocks writes, so no change is missed in between.
    `INSERT INTO row_count_changes (name, state, change)
      SELECT '${table}', ${state} AS state, count(*) FROM ${table} GROUP BY 2`,
  ]),
];

export class CountedAudiences1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION note_row_counts CASCADE');
    for (const table of Object.keys(STATES)) {
      await runner.query(`DROP TRIGGER ${table}_count_truncate ON ${table}`);
      await runner.query(`DELETE FROM row_count_changes WHERE name = '${table}'`);
    }
  }
}
