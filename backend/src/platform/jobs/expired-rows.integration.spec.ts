import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';

import { eventually } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { ExpiredRows } from './expired-rows.js';
import { type Closing, HandlesJobOutside } from './handles-job.js';
import { CLEANUP_BATCH, CLEANUP_RETRY_BATCH } from './job-rules.js';
import { defineJob, type NoPayload } from './job.js';

const cleanUp = defineJob<NoPayload>({ name: 'clean-up', attempts: 1 });

const removing = (table: string) =>
  `DELETE FROM ${table} WHERE n IN (SELECT n FROM ${table} ORDER BY n LIMIT $1)`;

@Injectable()
class CleanUp {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJobOutside(cleanUp)
  run(): Promise<Closing> {
    return this.rows.remove(cleanUp, ['locked', 'slow', 'old'].map(removing));
  }
}

describe('ExpiredRows', () => {
  let cluster: JobCluster;

  beforeAll(async () => {
    cluster = await JobCluster.open(undefined);
    await cluster.database.pool.query(`
      CREATE TABLE old (n int PRIMARY KEY);
      CREATE TABLE slow (n int PRIMARY KEY);
      CREATE TABLE locked (n int PRIMARY KEY);
      CREATE TABLE batches (name text, size int, xid xid8);
      INSERT INTO old SELECT generate_series(1, 2500);
      INSERT INTO slow SELECT generate_series(1, 120);
      INSERT INTO locked VALUES (1);
      CREATE FUNCTION note_batch() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE size int := (SELECT count(*) FROM gone);
        BEGIN
          IF TG_TABLE_NAME = 'locked' OR (TG_TABLE_NAME = 'slow' AND size > 50) THEN RAISE 'statement timeout'; END IF;
          IF size > 0 THEN INSERT INTO batches VALUES (TG_TABLE_NAME, size, pg_current_xact_id()); END IF;
          RETURN NULL;
        END $$`);
    for (const table of ['old', 'slow', 'locked'])
      await cluster.database.pool.query(`CREATE TRIGGER noted AFTER DELETE ON ${table}
        REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_batch()`);
  });
  afterAll(() => cluster.close());

  it('removes a backlog in batches, each in a transaction of its own, also if one keeps failing', async () => {
    const node = await cluster.start([CleanUp], { sweepMs: 50 });
    const id = await enqueue(node, cleanUp, {});
    await eventually('the failure to be recorded', () =>
      cluster.one(`SELECT 1 FROM outbox WHERE job = 'clean-up' AND failures > 0 AND closed_at IS NULL`),
    );
    const { rows } = await cluster.database.pool.query(
      'SELECT name, array_agg(size ORDER BY xid) AS sizes, count(DISTINCT xid)::int AS xids FROM batches GROUP BY name ORDER BY name',
    );
    expect(rows).toEqual([
      { name: 'old', sizes: [CLEANUP_BATCH, CLEANUP_BATCH, 500], xids: 3 },
      { name: 'slow', sizes: [CLEANUP_RETRY_BATCH, CLEANUP_RETRY_BATCH, 20], xids: 3 },
    ]);
    // The first run is done: a failure is recorded once no batch is full any more.
    expect(await cluster.stateOf(id)).toBe('done');
  });
});
