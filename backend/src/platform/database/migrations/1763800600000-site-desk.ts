import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of settings, past consent texts as evidence, and indexes of the audit log and of failed jobs. */
const STATEMENTS = [
  `CREATE TABLE settings (
    key text NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    value jsonb NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    who text NOT NULL,
    PRIMARY KEY (key, version)
  )`,
  `CREATE TABLE shown_words (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    place text NOT NULL,
    words jsonb NOT NULL,
    shown_from timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX shown_words_place ON shown_words (place, id DESC)',
  'CREATE INDEX audit_log_who ON audit_log (who, at DESC, id DESC)',
  'CREATE INDEX audit_log_action ON audit_log (action, at DESC, id DESC)',
  `CREATE INDEX outbox_failing ON outbox (created_at DESC, id DESC) WHERE closed_at IS NULL AND failures > 0`,
];

export class SiteDesk1763800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_failing, audit_log_action, audit_log_who');
    await runner.query('DROP TABLE shown_words');
    await runner.query('DROP TABLE settings');
  }
}
