import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requested reminders, for rate limits, and hashes of the free kit's links. */
export class LettersOnRequest1763703300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE purchase_reminders (
      order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      promised_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE TABLE kit_requests (
      id text PRIMARY KEY,
      email text NOT NULL,
      name text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      mailed_token_hash text UNIQUE,
      mail_promised_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(`CREATE INDEX kit_requests_mailed ON kit_requests (mail_promised_at)
      WHERE mail_promised_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kit_requests');
    await runner.query('DROP TABLE purchase_reminders');
  }
}
