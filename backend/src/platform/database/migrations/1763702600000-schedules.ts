import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each recurring job was last promised, for the whole cluster. */
export class Schedules1763702600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE schedules (
      name text PRIMARY KEY,
      last_run_at timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE schedules');
  }
}
