import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A buyer's consent that the right of withdrawal ends with the download, as they read it. */
export class OrderConsents1795900400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE order_consents (
      order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      wording text NOT NULL,
      agreed_at timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_consents');
  }
}
