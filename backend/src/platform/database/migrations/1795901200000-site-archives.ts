import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of everything that the owner asked for. */
export class SiteArchives1795901200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE site_archives (
      id uuid PRIMARY KEY,
      state text NOT NULL,
      done integer NOT NULL DEFAULT 0,
      total integer,
      size_bytes bigint,
      who text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      expires_at timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_archives');
  }
}
