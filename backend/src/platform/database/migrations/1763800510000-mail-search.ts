import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner looks for a letter by a part of its address, among those of years. */
export class MailSearch1763800510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX mail_deliveries_search ON mail_deliveries USING gin (lower(recipient) gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mail_deliveries_search');
  }
}
