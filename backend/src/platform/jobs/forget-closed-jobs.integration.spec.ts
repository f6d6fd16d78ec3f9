import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { JobCluster } from '../../testing/job-cluster.js';

describe('ForgetClosedJobs', () => {
  let cluster: JobCluster;

  beforeAll(async () => {
    cluster = await JobCluster.open(undefined);
  });
  afterAll(() => cluster.close());

  const insert = (payload: string, closed: string, count = 1) =>
    cluster.database.pool.query(
      `INSERT INTO outbox (job, payload, due_at, closed_at)
       SELECT 'old', jsonb_build_object('is', $1::text), NULL, ${closed} FROM generate_series(1, ${count})`,
      [payload],
    );
  const kept = async () =>
    (
      await cluster.database.pool.query(
        `SELECT payload ->> 'is' AS is FROM outbox WHERE job = 'old' ORDER BY seq`,
      )
    ).rows.map((row) => row.is as string);

  it('removes jobs a week after they were closed, in batches, and keeps the others', async () => {
    await insert('open', 'NULL');
    await insert('gone', `now() - interval '8 days'`, 1_700);
    await insert('last week', `now() - interval '6 days'`);
    await insert('gone', `now() - interval '169 hours'`, 800);
    await insert('today', 'now()');
    await cluster.start([], { scheduleTickMs: 20, sweepMs: 50 });
    await eventually('the old rows to go', async () => !(await kept()).includes('gone'));
    expect(await kept()).toEqual(['open', 'last week', 'today']);
    await insert('new', 'now()');
    expect(await kept()).toEqual(['open', 'last week', 'today', 'new']);
    const { n } = await cluster.one<{ n: number }>(
      `SELECT count(*)::int AS n FROM outbox WHERE job = 'forget-closed-jobs'`,
    );
    expect(n).toBe(3);
  });
});
