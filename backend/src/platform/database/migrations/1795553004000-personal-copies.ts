import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies stamped with a line about their buyer: products, stored copies, and files that cannot be stamped. */
const STATEMENTS = [
  `CREATE TABLE personal_copy_products (
    product_id text PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
    since timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE personal_copies (
    id text PRIMARY KEY,
    order_id text NOT NULL REFERENCES orders (id),
    grant_id text NOT NULL REFERENCES download_grants (id),
    original_key text NOT NULL,
    fingerprint text NOT NULL,
    key text NOT NULL UNIQUE,
    size_bytes bigint,
    noted_at timestamptz NOT NULL DEFAULT now(),
    made_at timestamptz,
    ended_at timestamptz
  )`,
  'CREATE UNIQUE INDEX personal_copies_standing ON personal_copies (grant_id, original_key) WHERE ended_at IS NULL',
  'CREATE INDEX personal_copies_by_order ON personal_copies (order_id)',
  `CREATE TABLE personal_copy_faults (
    original_key text PRIMARY KEY,
    product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    file_name text NOT NULL,
    reason text NOT NULL,
    tries integer NOT NULL DEFAULT 1,
    noted_at timestamptz NOT NULL DEFAULT now()
  )`,
];

export class PersonalCopies1795553004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE personal_copy_faults, personal_copies, personal_copy_products');
  }
}
