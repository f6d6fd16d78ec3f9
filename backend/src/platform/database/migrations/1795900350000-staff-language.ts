import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each person's language of the dashboard; the site's if null. */
export class StaffLanguage1795900350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff DROP COLUMN language');
  }
}
