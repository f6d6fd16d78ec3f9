import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Backups, their rehearsals, and restores of this database. */
export class Backups1795816500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE backups (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('backup', 'rehearsal', 'restore')),
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
      place text NOT NULL,
      name text NOT NULL,
      bytes bigint,
      error text,
      facts jsonb NOT NULL DEFAULT '{}'
    )`);
    await runner.query('CREATE INDEX backups_by_kind ON backups (kind, started_at DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backups');
  }
}
