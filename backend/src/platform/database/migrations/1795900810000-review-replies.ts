import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's replies to reviews. Saving a draft does not render the pages again. */
const STATEMENTS = [
  `CREATE TABLE review_replies (
    order_id text PRIMARY KEY REFERENCES book_reviews (order_id) ON DELETE CASCADE,
    draft text NOT NULL,
    revision integer NOT NULL,
    who text NOT NULL,
    saved_at timestamptz NOT NULL,
    body text,
    published_at timestamptz,
    removed_at timestamptz,
    notified_at timestamptz
  )`,
  `CREATE TRIGGER products_changed AFTER UPDATE OF body, removed_at ON review_replies
    FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`,
];

export class ReviewReplies1795900810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_replies');
  }
}
