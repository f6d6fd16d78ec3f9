import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an email was kept on this machine instead of sent, because there was no mail server. */
export class KeptMail1795793200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_deliveries ADD COLUMN is_kept boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_deliveries DROP COLUMN is_kept');
  }
}
