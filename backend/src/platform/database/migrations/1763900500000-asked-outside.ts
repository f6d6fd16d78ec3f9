import type { MigrationInterface, QueryRunner } from 'typeorm';

/** State committed before calls to other services: the run that sends a buyer's email, and files to remove from storage. */
export class AskedOutside1763900500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_mails ADD COLUMN run_id text, ALTER COLUMN sent_at DROP NOT NULL');
    await runner.query('ALTER TABLE order_mails ALTER COLUMN sent_at DROP DEFAULT');
    await runner.query('ALTER TABLE unclaimed_files ADD COLUMN swept_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE unclaimed_files DROP COLUMN swept_at');
    await runner.query('DELETE FROM order_mails WHERE sent_at IS NULL');
    await runner.query('ALTER TABLE order_mails DROP COLUMN run_id, ALTER COLUMN sent_at SET NOT NULL');
    await runner.query('ALTER TABLE order_mails ALTER COLUMN sent_at SET DEFAULT now()');
  }
}
