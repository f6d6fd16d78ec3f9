import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which message an idempotency key of the contact form led to. */
const STATEMENT = `CREATE TABLE contact_requests (
    key_hash text PRIMARY KEY,
    fingerprint text NOT NULL,
    message_id text NOT NULL REFERENCES contacts (id) ON DELETE CASCADE
  )`;

const INDEX = 'CREATE INDEX contact_requests_message ON contact_requests (message_id)';

export class ContactRequests1795784400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATEMENT);
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_requests');
  }
}
