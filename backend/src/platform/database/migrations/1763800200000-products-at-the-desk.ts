import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Product data of the dashboard, editions, and buyers to notify of a new edition. */
const STATEMENTS = [
  // Beside the table of the specification, which stays as it is; a product without a row was never changed here.
  `CREATE TABLE product_desk (
    product_id text PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
    version integer NOT NULL DEFAULT 1,
    changed_in jsonb NOT NULL DEFAULT '{}',
    put_away_at timestamptz
  )`,
  // Finds a page of the list without reading archived products.
  'CREATE INDEX products_shelf ON products (created_at DESC, id DESC)',
  `CREATE TABLE product_editions (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    number integer NOT NULL,
    note text NOT NULL DEFAULT '',
    past_buyers text NOT NULL CHECK (past_buyers IN ('told', 'served', 'kept')),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (product_id, number)
  )`,
  `CREATE TABLE product_files (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    edition_id text NOT NULL REFERENCES product_editions (id) ON DELETE CASCADE,
    position integer NOT NULL,
    key text NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    size_bytes bigint NOT NULL,
    sha256 text NOT NULL,
    UNIQUE (edition_id, position)
  )`,
  'CREATE INDEX product_files_key ON product_files (key)',
  // One email per buyer, identified by one of their orders; no address is stored here.
  `CREATE TABLE edition_readers (
    edition_id text NOT NULL REFERENCES product_editions (id) ON DELETE CASCADE,
    order_id text NOT NULL REFERENCES orders (id),
    status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'promised', 'told', 'left')),
    PRIMARY KEY (edition_id, order_id)
  )`,
  'CREATE INDEX edition_readers_status ON edition_readers (edition_id, status)',
  // A file is listed before it is stored, until a product uses it; what stays is unused.
  `CREATE TABLE unclaimed_files (
    key text PRIMARY KEY,
    noted_at timestamptz NOT NULL DEFAULT now()
  )`,
  // How often a product was sold is counted in the index alone, and its buyers are found by it.
  `CREATE INDEX orders_standing ON orders (product_id)
    WHERE status IN ('paid', 'fulfilled', 'to-send', 'sent')`,
  'CREATE INDEX download_grants_product ON download_grants (product_id, file_path)',
];

export class ProductsAtTheDesk1763800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX download_grants_product, orders_standing, products_shelf');
    await runner.query(
      'DROP TABLE unclaimed_files, edition_readers, product_files, product_editions, product_desk',
    );
  }
}
