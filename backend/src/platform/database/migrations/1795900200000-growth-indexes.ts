import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexes } from '../concurrent-indexes.js';

const index = (name: string, on: string): [string, string] => [
  name,
  `CREATE INDEX CONCURRENTLY ${name} ON ${on}`,
];

/** For foreign keys, whose referenced rows would otherwise be deleted by scanning the whole table, and for cleanups. */
const INDEXES = Object.fromEntries([
  index('book_reviews_product', 'book_reviews (product_id)'),
  index('books_in_common_other', 'books_in_common (other_id)'),
  index('digital_downloads_product', 'digital_downloads (product_id)'),
  index('legal_resource_bookmarks_topic', 'legal_resource_bookmarks (topic_id)'),
  index('order_lines_product', 'order_lines (product_id)'),
  index('passkey_challenges_user', 'passkey_challenges (user_id)'),
  index('personal_copies_grant', 'personal_copies (grant_id)'),
  index('personal_copy_faults_product', 'personal_copy_faults (product_id)'),
  index('release_notices_product', 'release_notices (product_id)'),
  index('resource_recommendations_topic', 'resource_recommendations (topic_id)'),
  index('receipts_by_time', 'receipts (paid_at)'),
  index('user_assessments_updated', 'user_assessments (updated_at)'),
  index('buyer_codes_expires', 'buyer_codes (expires_at)'),
  index('companion_codes_expires', 'companion_codes (expires_at)'),
]);

export class GrowthIndexes1795900200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
