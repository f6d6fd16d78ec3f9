import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of an order needs no row until its links are revoked; codes to mailboxes do, for ten minutes. */
const STATEMENTS = [
  `CREATE TABLE order_pages (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    revision integer NOT NULL
  )`,
  `CREATE TABLE buyer_codes (
    id text PRIMARY KEY,
    subject text NOT NULL UNIQUE,
    code_hash text,
    expires_at timestamptz NOT NULL
  )`,
];

export class OrderPages1763907000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE buyer_codes, order_pages');
  }
}
