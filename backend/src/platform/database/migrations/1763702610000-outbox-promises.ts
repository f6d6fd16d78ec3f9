import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A promise says when it is due (later, again after a failure, never more), what it must not be doubled by,
 * and how it failed.
 */
const STATEMENTS = [
  `ALTER TABLE outbox
    ADD COLUMN due_at timestamptz DEFAULT now(),
    ADD COLUMN dedup_key text,
    ADD COLUMN failures integer NOT NULL DEFAULT 0,
    ADD COLUMN failed_at timestamptz,
    ADD COLUMN last_error text`,
  `UPDATE outbox SET due_at = CASE
    WHEN closed_at IS NOT NULL THEN NULL
    WHEN dispatched_at IS NULL THEN now()
    ELSE dispatched_at + interval '5 minutes' END`,
  `DROP INDEX outbox_waiting, outbox_open`,
  `CREATE INDEX outbox_due ON outbox (due_at) WHERE closed_at IS NULL`,
  `CREATE INDEX outbox_closed ON outbox (closed_at) WHERE closed_at IS NOT NULL`,
  `CREATE UNIQUE INDEX outbox_dedup ON outbox (job, dedup_key) WHERE closed_at IS NULL AND dedup_key IS NOT NULL`,
];

export class OutboxPromises1763702610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_dedup, outbox_closed, outbox_due');
    await runner.query('CREATE INDEX outbox_waiting ON outbox (seq) WHERE dispatched_at IS NULL');
    await runner.query('CREATE INDEX outbox_open ON outbox (dispatched_at) WHERE closed_at IS NULL');
    await runner.query(`ALTER TABLE outbox DROP COLUMN due_at, DROP COLUMN dedup_key, DROP COLUMN failures,
      DROP COLUMN failed_at, DROP COLUMN last_error`);
  }
}
