import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which request a promise was made in, so that the lines of its job can be found by it. */
export class OutboxRequests1763702900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN request_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN request_id');
  }
}
