import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds, notes and corrected addresses of orders, first requests of links, and indexes of the order list. */
const STATEMENTS = [
  `CREATE TABLE refunds (
    id uuid PRIMARY KEY,
    order_id text NOT NULL REFERENCES orders (id),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    status text NOT NULL CHECK (status IN ('asked', 'pending', 'succeeded', 'failed')),
    reason text,
    asked_by text,
    asked_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    stripe_refund_id text UNIQUE,
    failure text
  )`,
  'CREATE INDEX refunds_order ON refunds (order_id, asked_at)',
  `CREATE INDEX refunds_failed ON refunds (order_id) WHERE status = 'failed'`,
  `CREATE TABLE order_notes (
    id uuid PRIMARY KEY,
    order_id text NOT NULL REFERENCES orders (id),
    author text NOT NULL,
    body text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    edited_at timestamptz,
    edited_by text
  )`,
  'CREATE INDEX order_notes_order ON order_notes (order_id, created_at)',
  `CREATE TABLE order_address_changes (
    id uuid PRIMARY KEY,
    order_id text NOT NULL REFERENCES orders (id),
    old_email text NOT NULL,
    new_email text NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX order_address_changes_order ON order_address_changes (order_id, changed_at)',
  `ALTER TABLE download_links
    ADD COLUMN issued_for text CHECK (issued_for IN ('page', 'letter', 'desk')),
    ADD COLUMN first_opened_at timestamptz,
    ADD COLUMN last_opened_at timestamptz,
    ADD COLUMN opened_count integer NOT NULL DEFAULT 0`,
  'CREATE INDEX orders_newest ON orders (created_at, id)',
  'CREATE INDEX orders_status_newest ON orders (status, created_at, id)',
  `CREATE INDEX orders_undelivered ON orders (completed_at) WHERE status = 'paid'`,
  'CREATE INDEX orders_product_newest ON orders (product_id, created_at, id)',
  // Address, name, reference and payment in one text, so that one index finds a part of any of them.
  `CREATE FUNCTION order_search_text(id text, email text, name text, payment text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT lower(email || ' ' || coalesce(name, '') || ' ' || left(replace(id, '-', ''), 4) || '-'
        || substr(replace(id, '-', ''), 5, 4) || ' ' || id || ' ' || coalesce(payment, '')) $$`,
  `CREATE INDEX orders_search ON orders USING gin
    (order_search_text(id, customer_email, customer_name, stripe_payment_intent_id) gin_trgm_ops)`,
  'CREATE INDEX stripe_events_payment ON stripe_events (payment_intent_id)',
];

export class OrderDesk1763800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX stripe_events_payment, orders_search, orders_undelivered, orders_product_newest,
      orders_status_newest, orders_newest`);
    await runner.query('DROP FUNCTION order_search_text');
    await runner.query(`ALTER TABLE download_links DROP COLUMN issued_for, DROP COLUMN first_opened_at,
      DROP COLUMN last_opened_at, DROP COLUMN opened_count`);
    await runner.query('DROP TABLE order_address_changes, order_notes, refunds');
  }
}
