import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A passkey may be the second step of an account, and a session knows whether it was begun where everybody must have one.
 * What is there already is neither: a passkey counts from its next use on, for it may be lost, and a session that has
 * begun goes on as it was.
 */
export class SecondStepForAll1763905900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passkeys ADD COLUMN is_second_step boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE sessions ADD COLUMN asks_second_step boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN asks_second_step');
    await runner.query('ALTER TABLE passkeys DROP COLUMN is_second_step');
  }
}
