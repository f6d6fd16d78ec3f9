import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that was found late and waits for the owner's decision: since when, and when it was due. */
export class HeldJobs1795793000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE outbox ADD COLUMN held_at timestamptz, ADD COLUMN held_due_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN held_at, DROP COLUMN held_due_at');
  }
}
