import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `DocumentFacts` of sold files, without the pages, by their key in the storage. */
const STATEMENTS = [
  'CREATE TABLE file_facts (key text PRIMARY KEY, facts jsonb NOT NULL)',
  `CREATE TRIGGER products_changed AFTER INSERT ON file_facts
    FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`,
];

export class FileFacts1795783171000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE file_facts');
  }
}
