import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of unfinished purchases. */
export class CheckoutReminders1795551182000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE checkout_reminders (
      order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      reminded_at timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE checkout_reminders');
  }
}
