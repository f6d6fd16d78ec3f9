import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { sampleJob, SAMPLES } from '../../testing/sample-job.js';
import { eventually } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { JobProcess } from '../../testing/job-process.js';
import { openKillableDatabase, KillableRedis } from '../../testing/killable-servers.js';
import { Queues } from './queue.js';

const QUICK = {
  lockMs: 1_000,
  stalledCheckMs: 300,
  sweepMs: 50,
  redispatchAfterMs: 1_000,
  storeRetryMs: 100,
  closeTimeoutMs: 300,
};

const CONCURRENCY = 4;
const SAMPLES_TO_RUN = Array.from({ length: 20 }, (_, n) => `bread ${String(n).padStart(2, '0')}`);

interface KillableStore {
  kill(): Promise<void>;
  revive(): Promise<void>;
}

const stores = [
  {
    name: 'PostgreSQL',
    run: describe,
    open: async () => {
      const { server, database } = await openKillableDatabase();
      const store: KillableStore = { kill: () => server.kill('SIGINT'), revive: () => server.revive() };
      return { store, cluster: await JobCluster.open(undefined, database) };
    },
  },
  {
    name: 'Redis',
    run: KillableRedis.isAtHand ? describe : describe.skip,
    open: async () => {
      const store = await KillableRedis.start();
      return { store, cluster: await JobCluster.open(store.url) };
    },
  },
];

for (const { name, run, open } of stores) {
  run(`Jobs on ${name} during its outage`, () => {
    let store: KillableStore;
    let cluster: JobCluster;
    let child: JobProcess;
    let web: INestApplicationContext;

    beforeAll(async () => {
      ({ store, cluster } = await open());
      await cluster.database.pool.query(SAMPLES);
      [child, web] = await Promise.all([JobProcess.start(cluster, QUICK), cluster.start([], {}, false)]);
    });
    afterAll(async () => {
      child.signal('SIGKILL');
      await child.end();
      await cluster.close();
      await store.kill();
    });

    const effects = async () =>
      (await cluster.database.pool.query('SELECT what FROM effects ORDER BY what')).rows.map(
        (row) => row.what as string,
      );

    it('are all run once by a busy worker, which stays alive', async () => {
      await Promise.all(SAMPLES_TO_RUN.map((what) => enqueue(web, sampleJob, { what })));
      await eventually('all parallel jobs', async () => child.count('started: ') === CONCURRENCY);
      await store.kill();
      child.finishJobs();
      const order = () => enqueue(web, sampleJob, { what: 'wine' }).catch(() => undefined);
      const isOrdered = await order();
      await eventually('some attempts to reach it', async () => child.count('could not be dispatched') > 1);
      expect(child.count('does not answer')).toBeLessThan(50);
      await store.revive();
      if (!isOrdered) await eventually('an enqueued job', order);
      const expected = [...SAMPLES_TO_RUN, 'wine'];
      await eventually('the jobs', async () => {
        child.finishJobs();
        return (await effects()).length >= expected.length;
      });
      await cluster.allClosed();
      expect(await effects()).toEqual(expected);
    });

    it('are polled with pauses by a worker, which stops on request', async () => {
      await enqueue(web, sampleJob, { what: 'yeast' });
      await child.waitForOutput('started: yeast');
      const before = child.count('does not answer');
      await store.kill();
      child.finishJobs();
      await child.waitForOutput('does not answer');
      child.signal('SIGTERM');
      expect(await child.end()).toBe(0);
      expect(child.count('does not answer') - before).toBeLessThan(50);
      await store.revive();
      await eventually('an answer to a web process', () =>
        web
          .get(Queues)
          .count('waiting')
          .catch(() => undefined),
      );
    });
  });
}
