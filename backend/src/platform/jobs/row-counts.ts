import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { HandlesJob } from './handles-job.js';
import { FOLD_COUNTS_EVERY_MS } from './job-rules.js';
import { defineJob, type NoPayload } from './job.js';
import { defineSchedule } from './schedule.js';

const foldRowCounts = defineJob<NoPayload>({ name: 'fold-row-counts' });

defineSchedule({ job: foldRowCounts, everyMs: FOLD_COUNTS_EVERY_MS });

/** Replaces changes by their sums in one statement, so concurrent readers see the same totals. */
const FOLD = `WITH taken AS (DELETE FROM row_count_changes RETURNING name, state, change)
  INSERT INTO row_count_changes (name, state, change)
  SELECT name, state, sum(change) FROM taken GROUP BY name, state HAVING sum(change) <> 0`;

/**
 * SQL for the number of rows of a table by `state`, without counting them. Triggers record each change:
 * `orders_counted`, `orders_moved`, `orders_emptied`, `order_mails_counted`, `order_mails_moved`, `order_mails_emptied`,
 * `stripe_events_counted`, `stripe_events_emptied`.
 */
export const countedRows = (table: string): string =>
  `SELECT state, sum(change)::int AS count FROM row_count_changes WHERE name = '${table}' GROUP BY state`;

@Injectable()
export class RowCounts {
  constructor(private readonly database: Database) {}

  @HandlesJob(foldRowCounts)
  async fold(): Promise<void> {
    await this.database.manager.query(FOLD);
  }
}
