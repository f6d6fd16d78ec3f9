import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names, such as addresses, that new entries of a dry run would take: entries of later chunks see them. */
export class PlannedClaims1795953660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows ADD COLUMN claim text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_rows DROP COLUMN claim');
  }
}
