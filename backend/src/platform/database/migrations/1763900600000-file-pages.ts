import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Page counts of stored PDFs by key, shown on sales pages. */
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
