import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links of broadcasts, with the number of clicks on each. */
export class BroadcastLinks1795900700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE broadcast_links (
      id text PRIMARY KEY,
      broadcast_id uuid NOT NULL REFERENCES broadcasts (id) ON DELETE CASCADE,
      address text NOT NULL,
      clicks integer NOT NULL DEFAULT 0
    )`);
    await runner.query('CREATE INDEX broadcast_links_by_broadcast ON broadcast_links (broadcast_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE broadcast_links');
  }
}
