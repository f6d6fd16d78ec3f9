import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Daily counts of events without rows, and covering indexes, so that a chart of a year scans only a small index. */
const STATEMENTS = [
  `CREATE TABLE daily_counts (
    figure text NOT NULL,
    day date NOT NULL,
    subject text NOT NULL,
    count bigint NOT NULL CHECK (count > 0),
    PRIMARY KEY (figure, day, subject) INCLUDE (count)
  )`,
  // Of earlier downloads only the last day is known, in the database's time zone.
  `INSERT INTO daily_counts (figure, day, subject, count)
    SELECT 'book-file', downloaded_at::date, product_id, sum(download_count)
    FROM digital_downloads WHERE downloaded_at IS NOT NULL AND download_count > 0
    GROUP BY downloaded_at::date, product_id`,
  `CREATE INDEX orders_sold ON orders (completed_at) INCLUDE (product_id, total_amount, status)
    WHERE completed_at IS NOT NULL`,
  'CREATE INDEX orders_begun ON orders (created_at) INCLUDE (product_id, completed_at)',
  `CREATE INDEX newsletter_subscriptions_gained ON newsletter_subscriptions (confirmed_at)
    WHERE confirmed_at IS NOT NULL`,
  `CREATE INDEX newsletter_subscriptions_lost ON newsletter_subscriptions (ended_at)
    INCLUDE (confirmed_at) WHERE ended_at IS NOT NULL`,
  'CREATE INDEX downloads_by_time ON downloads (downloaded_at) INCLUDE (file_name)',
  'CREATE INDEX kit_requests_by_time ON kit_requests (created_at)',
];

const INDEXES = [
  'orders_sold',
  'orders_begun',
  'newsletter_subscriptions_gained',
  'newsletter_subscriptions_lost',
  'downloads_by_time',
  'kit_requests_by_time',
];

export class Figures1763800500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEXES.join(', ')}`);
    await runner.query('DROP TABLE daily_counts');
  }
}
