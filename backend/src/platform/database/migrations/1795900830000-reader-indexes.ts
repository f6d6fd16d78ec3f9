import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexes } from '../concurrent-indexes.js';

const index = (name: string, on: string): [string, string] => [
  name,
  `CREATE INDEX CONCURRENTLY ${name} ON ${on}`,
];

/** For the list of readers: its sources by time, by address, and by part of an address. */
const INDEXES = Object.fromEntries([
  index('contacts_people', `contacts USING gin ((fold_text(name || ' ' || email)) gin_trgm_ops)`),
  index('release_notices_newest', 'release_notices (created_at)'),
  index('release_notices_folded', 'release_notices USING gin ((fold_text(email)) gin_trgm_ops)'),
  index('user_assessments_folded', 'user_assessments USING gin ((fold_text(user_email)) gin_trgm_ops)'),
]);

export class ReaderIndexes1795900830000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
