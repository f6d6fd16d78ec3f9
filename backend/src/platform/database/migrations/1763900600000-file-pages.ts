import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many pages a PDF in the storage has, by its key: visitors are told of a file that is sold as it is. */
export class FilePages1763900600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE file_pages (key text PRIMARY KEY, pages integer NOT NULL CHECK (pages > 0))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE file_pages');
  }
}
