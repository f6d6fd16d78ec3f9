import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews, and books that buyers have in common. Changes of both render the pages again. */
const STATEMENTS = [
  `CREATE TABLE review_requests (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    asked_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
  )`,
  `CREATE TABLE book_reviews (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    product_id text NOT NULL REFERENCES products (id),
    rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
    body text NOT NULL,
    shown_name text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'approved', 'declined')),
    written_at timestamptz NOT NULL,
    decided_at timestamptz
  )`,
  `CREATE INDEX book_reviews_newest ON book_reviews (written_at DESC, order_id DESC)`,
  `CREATE INDEX book_reviews_by_state ON book_reviews (state, written_at DESC, order_id DESC)`,
  `CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON book_reviews
    FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`,
  `CREATE TABLE books_in_common (
    product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    other_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    buyers integer NOT NULL,
    PRIMARY KEY (product_id, other_id)
  )`,
  `CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON books_in_common
    FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`,
];

export class ComingBack1795550624000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE books_in_common, book_reviews, review_requests');
  }
}
