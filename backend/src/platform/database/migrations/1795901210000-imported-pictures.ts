import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that imports fetched, or why they did not come. */
export class ImportedPictures1795901210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE imported_pictures (
      batch_id uuid NOT NULL REFERENCES import_batches (id) ON DELETE CASCADE,
      src text NOT NULL,
      host text NOT NULL,
      picture_id text,
      failure text,
      PRIMARY KEY (batch_id, src)
    )`);
    await runner.query('CREATE INDEX imported_pictures_by_src ON imported_pictures USING hash (src)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_pictures');
  }
}
