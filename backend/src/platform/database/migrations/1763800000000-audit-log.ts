import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log of the staff. Triggers keep it append-only for the site's connection; only an operator of the database could
 * drop them. pg_trgm (a trusted extension since PostgreSQL 13) is for searches within a text.
 */
const STATEMENTS = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE audit_log (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    user_id text,
    who text NOT NULL,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb,
    reason text
  )`,
  'CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC)',
  'CREATE INDEX audit_log_subject ON audit_log (subject_kind, subject_id, at DESC)',
  `CREATE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation'; END $$`,
  `CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history()`,
  `CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history()`,
];

export class AuditLog1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
    await runner.query('DROP FUNCTION refuse_to_rewrite_history');
  }
}
