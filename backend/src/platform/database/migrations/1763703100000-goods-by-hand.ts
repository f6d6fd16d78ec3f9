import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipping addresses and shipments of paperbacks, and the key that signs links in emails. */
const STATEMENTS = [
  `CREATE TABLE order_addresses (
    order_id text PRIMARY KEY REFERENCES orders (id),
    name text NOT NULL,
    line1 text NOT NULL,
    line2 text,
    city text NOT NULL,
    region text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL
  )`,
  `CREATE TABLE order_dispatches (
    order_id text PRIMARY KEY REFERENCES orders (id),
    sent_at timestamptz NOT NULL DEFAULT now(),
    tracking_number text
  )`,
  `CREATE TABLE signing_keys (
    id integer PRIMARY KEY,
    key text NOT NULL
  )`,
  // Two random UUIDs: 244 random bits, from the server's own strong source.
  `INSERT INTO signing_keys (id, key) VALUES (1, gen_random_uuid()::text || gen_random_uuid()::text)`,
];

export class GoodsByHand1763703100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_keys, order_dispatches, order_addresses');
  }
}
