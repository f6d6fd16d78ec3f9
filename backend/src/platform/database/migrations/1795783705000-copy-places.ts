import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a personal copy names its buyer. Files that older releases could not copy are tried again. */
const STATEMENTS = [
  'ALTER TABLE personal_copies ADD COLUMN place text, ADD COLUMN page_number integer',
  `DELETE FROM personal_copy_faults WHERE reason IN ('unproven', 'damaged', 'too-slow')`,
];

export class CopyPlaces1795783705000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE personal_copies DROP COLUMN place, DROP COLUMN page_number');
  }
}
