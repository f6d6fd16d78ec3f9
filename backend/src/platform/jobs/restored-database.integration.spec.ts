import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { KillableRedis } from '../../testing/killable-servers.js';
import { StartHook, sampleJob, SampleHandler, SAMPLES } from '../../testing/sample-job.js';

const QUICK = { sweepMs: 50, redispatchAfterMs: 200 };

/** As docs/operating.md describes a restore: stop, restore the database, start. */
(KillableRedis.isAtHand ? describe : describe.skip)('A database restored beside a Redis', () => {
  let redis: KillableRedis;
  let cluster: JobCluster;
  const started: string[] = [];

  beforeAll(async () => {
    redis = await KillableRedis.start();
    cluster = await JobCluster.open(redis.url);
    await cluster.database.pool.query(SAMPLES);
  });
  afterAll(async () => {
    await cluster.close();
    await redis.kill();
  });

  const start = (): Promise<INestApplicationContext> => {
    const pace = new StartHook(async (what) => void started.push(what));
    return cluster.start([SampleHandler, { provide: StartHook, useValue: pace }], QUICK);
  };
  const query = (sql: string) => cluster.database.pool.query(sql);

  it('runs its open jobs without emptying Redis', async () => {
    const web = await cluster.start([], QUICK, false);
    await enqueue(web, sampleJob, { what: 'bread' });
    await query('CREATE TABLE dump AS SELECT * FROM outbox');
    const worker = await start();
    await cluster.allClosed();
    await enqueue(web, sampleJob, { what: 'wine' });
    await cluster.allClosed();
    await worker.close();

    await query('TRUNCATE outbox, effects; INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT * FROM dump');
    await start();
    await cluster.allClosed();
    expect(started).toEqual(['bread', 'wine', 'bread']);
    expect((await query('SELECT what FROM effects')).rows).toEqual([{ what: 'bread' }]);
  });
});
