import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that an import added to the library: its undo takes them back. */
export class BroughtPictures1795953600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imported_pictures ADD COLUMN is_new boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imported_pictures DROP COLUMN is_new');
  }
}
