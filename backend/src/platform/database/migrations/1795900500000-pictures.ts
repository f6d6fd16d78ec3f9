import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture library. */
const STATEMENTS = [
  `CREATE TABLE pictures (
    id text PRIMARY KEY,
    file_name text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    failure text,
    width integer NOT NULL,
    height integer NOT NULL,
    size_bytes integer NOT NULL,
    widths integer[] NOT NULL DEFAULT '{}',
    fallback text,
    alt text NOT NULL DEFAULT '',
    focus_x real NOT NULL DEFAULT 0.5,
    focus_y real NOT NULL DEFAULT 0.5,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    binned_at timestamptz
  )`,
  'CREATE INDEX pictures_by_time ON pictures (created_at DESC, id DESC)',
];

export class Pictures1795900500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pictures');
  }
}
