import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes mailed to the address that a member of the staff wants to sign in with; one each. */
export class StaffEmailCodes1795783800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE staff_email_codes (
      id text PRIMARY KEY,
      user_id text NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      new_email text,
      code_hash text,
      expires_at timestamptz NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_email_codes');
  }
}
