import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['broadcasts', 'product_desk', 'contact_threads', 'speaking_requests'];

/** Author and time of the last save of drafts, product details and notes, shown in a conflict. */
export class SavedBy1795900710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN saved_at timestamptz, ADD COLUMN saved_by text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN saved_at, DROP COLUMN saved_by`);
  }
}
