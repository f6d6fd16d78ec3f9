import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which run sends a buyer's email: links are committed before it goes, so that having one is no proof that it went. */
export class MailRuns1763900500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_mails ADD COLUMN run_id text, ALTER COLUMN sent_at DROP NOT NULL');
    await runner.query('ALTER TABLE order_mails ALTER COLUMN sent_at DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM order_mails WHERE sent_at IS NULL');
    await runner.query('ALTER TABLE order_mails DROP COLUMN run_id, ALTER COLUMN sent_at SET NOT NULL');
    await runner.query('ALTER TABLE order_mails ALTER COLUMN sent_at SET DEFAULT now()');
  }
}
