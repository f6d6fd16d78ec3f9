import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexes } from '../concurrent-indexes.js';

const INDEX = `CREATE INDEX CONCURRENTLY outbox_held ON outbox (held_at)
  WHERE closed_at IS NULL AND held_at IS NOT NULL`;

export class HeldJobsIndex1795793100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, { outbox_held: INDEX });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS outbox_held');
  }
}
