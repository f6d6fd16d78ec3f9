import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that came from another service, and their addresses there. */
export class ImportedTexts1795901120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE imported_texts (
      document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      version integer NOT NULL,
      revision integer NOT NULL,
      state text NOT NULL,
      fingerprint text NOT NULL
    )`);
    await runner.query(`CREATE TABLE document_old_addresses (
      address text PRIMARY KEY,
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE
    )`);
    await runner.query(
      'CREATE INDEX document_old_addresses_by_document ON document_old_addresses (document_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_old_addresses');
    await runner.query('DROP TABLE imported_texts');
  }
}
