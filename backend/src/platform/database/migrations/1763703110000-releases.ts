import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are not out yet, and who wants to hear when they are. */
const STATEMENTS = [
  `CREATE TABLE product_releases (
    product_id text PRIMARY KEY REFERENCES products (id),
    availability text NOT NULL CHECK (availability IN ('pre-order', 'in-stock')),
    released_at timestamptz
  )`,
  `CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_releases
    FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`,
  `CREATE TABLE release_notices (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    email text NOT NULL,
    product_id text NOT NULL REFERENCES products (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz,
    promised_at timestamptz,
    told_at timestamptz,
    UNIQUE (email, product_id)
  )`,
  `CREATE INDEX release_notices_waiting ON release_notices (product_id, id)
    WHERE confirmed_at IS NOT NULL AND promised_at IS NULL`,
  `CREATE TABLE release_notice_mails (
    email_hash text PRIMARY KEY,
    last_sent_at timestamptz NOT NULL,
    sent_count integer NOT NULL
  )`,
];

export class Releases1763703110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_notice_mails, release_notices, product_releases');
  }
}
