import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables for sales beyond the specification's. */
const STATEMENTS = [
  `CREATE INDEX orders_payment_intent ON orders (stripe_payment_intent_id)`,
  `CREATE INDEX digital_downloads_order ON digital_downloads (order_id)`,
  `CREATE TABLE outbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    seq bigint GENERATED ALWAYS AS IDENTITY,
    job text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    dispatched_at timestamptz,
    closed_at timestamptz
  )`,
  `CREATE INDEX outbox_waiting ON outbox (seq) WHERE dispatched_at IS NULL`,
  `CREATE INDEX outbox_open ON outbox (dispatched_at) WHERE closed_at IS NULL`,
  `CREATE TABLE stripe_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    payment_intent_id text,
    created_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE order_requests (
    key_hash text PRIMARY KEY,
    fingerprint text NOT NULL,
    order_id text NOT NULL REFERENCES orders (id),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE download_grants (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    order_id text NOT NULL REFERENCES orders (id),
    product_id text NOT NULL REFERENCES products (id),
    file_path text NOT NULL,
    file_name text NOT NULL,
    file_format text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (order_id, file_path)
  )`,
  `CREATE TABLE download_links (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    grant_id text NOT NULL REFERENCES download_grants (id),
    token_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL,
    delivered_bytes bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    renewed_at timestamptz
  )`,
  `CREATE INDEX download_links_grant ON download_links (grant_id)`,
];

export class SaleTables1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE download_links, download_grants, order_requests, stripe_events, outbox');
    await runner.query('DROP INDEX digital_downloads_order, orders_payment_intent');
  }
}
