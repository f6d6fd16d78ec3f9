import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports from other services: files, what each of their rows did, and how to undo it. */
const STATEMENTS = [
  `CREATE TABLE import_batches (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    state text NOT NULL,
    files jsonb NOT NULL,
    inspection jsonb NOT NULL,
    columns_key text,
    options jsonb NOT NULL,
    counts jsonb NOT NULL,
    done integer NOT NULL DEFAULT 0,
    total integer,
    failure text,
    who text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    started_at timestamptz,
    finished_at timestamptz,
    expired_at timestamptz
  )`,
  `CREATE UNIQUE INDEX import_batches_busy ON import_batches (kind) WHERE state IN ('running', 'undoing')`,
  'CREATE INDEX import_batches_newest ON import_batches (created_at DESC, id DESC)',
  `CREATE TABLE import_rows (
    batch_id uuid NOT NULL REFERENCES import_batches (id) ON DELETE CASCADE,
    number integer NOT NULL,
    place text NOT NULL,
    source_id text,
    outcome text NOT NULL,
    code text,
    params jsonb,
    made_kind text,
    made_id text,
    undo jsonb,
    undone text,
    PRIMARY KEY (batch_id, number)
  )`,
  'CREATE INDEX import_rows_by_source ON import_rows (source_id, batch_id, number)',
];

export class Imports1795901000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_rows, import_batches');
  }
}
