import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { JobCluster } from '../../testing/job-cluster.js';
import { ForgetOldDeliveries } from './forget-old-deliveries.js';

describe('Delivery records', () => {
  let cluster: JobCluster;

  beforeAll(async () => {
    cluster = await JobCluster.open(undefined);
  });
  afterAll(() => cluster.close());

  const insert = (recipient: string, age: string, count = 1) =>
    cluster.database.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, queued_at, changed_at)
       SELECT gen_random_uuid(), 'old', '{}', $1, 'sent', now() - $2::interval, now()
       FROM generate_series(1, $3)`,
      [recipient, age, count],
    );
  const kept = async (table: string, column: string) =>
    (await cluster.database.pool.query(`SELECT DISTINCT ${column} AS is FROM ${table} ORDER BY 1`)).rows.map(
      (row) => row.is as string,
    );

  it('are deleted after 400 days, with the reports about them', async () => {
    await insert('gone', '401 days', 1_300);
    await insert('stays', '399 days');
    await cluster.database.pool.query(
      `INSERT INTO mail_reports (id_hash, delivery_id, received_at)
       SELECT recipient || id, id, now() FROM mail_deliveries`,
    );
    await cluster.database.pool.query(
      `INSERT INTO mail_reports (id_hash, received_at)
       VALUES ('of nothing, old', now() - interval '401 days'), ('of nothing', now())`,
    );
    await cluster.start([ForgetOldDeliveries], { scheduleTickMs: 20, sweepMs: 50 });
    await eventually('the old rows to go', async () => {
      const { rows } = await cluster.database.pool.query(
        `SELECT 1 FROM mail_deliveries WHERE recipient = 'gone' UNION ALL
         SELECT 1 FROM mail_reports WHERE id_hash = 'of nothing, old'`,
      );
      return rows.length === 0;
    });
    expect(await kept('mail_deliveries', 'recipient')).toEqual(['stays']);
    expect(await kept('mail_reports', `left(id_hash, 10)`)).toEqual([
      'of nothing',
      expect.stringMatching(/^stays/),
    ]);
  });
});
