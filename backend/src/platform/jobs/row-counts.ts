import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { HandlesJobOutside } from './handles-job.js';
import { FOLD_BATCH, FOLD_COUNTS_EVERY_MS, UNFOLDED_COUNTS } from './job-rules.js';
import { defineJob, type NoPayload } from './job.js';
import { defineSchedule } from './schedule.js';

const foldRowCounts = defineJob<NoPayload>({ name: 'fold-row-counts' });

defineSchedule({
  job: foldRowCounts,
  everyMs: FOLD_COUNTS_EVERY_MS,
  onlyWhen: `EXISTS (SELECT FROM row_count_changes OFFSET ${UNFOLDED_COUNTS})`,
});

/** Replaces up to `$1` changes by their sums in one statement, so concurrent readers see the same totals. */
const FOLD = `WITH taken AS (
    DELETE FROM row_count_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM row_count_changes LIMIT $1))
    RETURNING name, state, change),
  folded AS (
    INSERT INTO row_count_changes (name, state, change)
    SELECT name, state, sum(change) FROM taken GROUP BY name, state HAVING sum(change) <> 0 RETURNING 1)
  SELECT (SELECT count(*) FROM taken)::int AS taken, (SELECT count(*) FROM folded)::int AS folded`;

/**
 * SQL for the number of rows of a table by `state`, without counting them. Triggers record each change, row by row
 * (`orders_counted`, `orders_moved`, `orders_emptied`, `order_mails_counted`, `order_mails_moved`, `order_mails_emptied`,
 * `stripe_events_counted`, `stripe_events_emptied`) or once for a statement: for `newsletter_subscriptions` and
 * `broadcast_recipients`, see their entities.
 */
export const countedRows = (table: string): string =>
  `SELECT state, sum(change)::int AS count FROM row_count_changes WHERE name = '${table}' GROUP BY state`;

@Injectable()
export class RowCounts {
  constructor(private readonly database: Database) {}

  /** Batches end once they hardly shrink the table. */
  @HandlesJobOutside(foldRowCounts)
  async fold(): Promise<undefined> {
    let shrank: boolean;
    do {
      const [row] = await this.database.manager.query<[{ taken: number; folded: number }]>(FOLD, [
        FOLD_BATCH,
      ]);
      shrank = row.taken === FOLD_BATCH && row.folded < FOLD_BATCH / 2;
    } while (shrank);
    return undefined;
  }
}
