import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { sampleJob, SAMPLES } from '../../testing/sample-job.js';
import { eventually } from '../../testing/eventually.js';
import { JobCluster, promise } from '../../testing/job-cluster.js';
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

const AT_A_TIME = 4;
const SAMPLES_TO_RUN = Array.from({ length: 20 }, (_, n) => `bread ${String(n).padStart(2, '0')}`);

interface Mortal {
  kill(): Promise<void>;
  revive(): Promise<void>;
}

const stores = [
  {
    name: 'PostgreSQL',
    run: describe,
    open: async () => {
      const { server, database } = await openKillableDatabase();
      const store: Mortal = { kill: () => server.kill('SIGINT'), revive: () => server.revive() };
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
  run(`when the ${name} below the jobs dies`, () => {
    let store: Mortal;
    let cluster: JobCluster;
    let child: JobProcess;
    let web: INestApplicationContext;

    beforeAll(async () => {
      ({ store, cluster } = await open());
      await cluster.database.pool.query(SAMPLES);
      [child, web] = await Promise.all([JobProcess.start(cluster, QUICK), cluster.start([], {}, false)]);
    }, 60_000);
    afterAll(async () => {
      child.signal('SIGKILL');
      await child.end();
      await cluster.close();
      await store.kill();
    }, 60_000);

    const effects = async () =>
      (await cluster.database.pool.query('SELECT what FROM effects ORDER BY what')).rows.map(
        (row) => row.what as string,
      );

    it('a worker in full swing lives on, and does all of it once', async () => {
      await Promise.all(SAMPLES_TO_RUN.map((what) => promise(web, sampleJob, { what })));
      await eventually('as many as it does at a time', async () => child.count('begun: ') === AT_A_TIME);
      await store.kill();
      child.goOn();
      const order = () => promise(web, sampleJob, { what: 'wine' }).catch(() => undefined);
      const isOrdered = await order();
      await eventually('some tries to reach it', async () => child.count('could not be dispatched') > 1);
      expect(child.count('does not answer')).toBeLessThan(50);
      await store.revive();
      if (!isOrdered) await eventually('a promise', order);
      const expected = [...SAMPLES_TO_RUN, 'wine'];
      await eventually('the jobs', async () => {
        child.goOn();
        return (await effects()).length >= expected.length;
      });
      await cluster.allClosed();
      expect(await effects()).toEqual(expected);
    }, 60_000);

    it('a worker asks it with pauses, and stops when it is told to', async () => {
      await promise(web, sampleJob, { what: 'yeast' });
      await child.hasSaid('begun: yeast');
      const before = child.count('does not answer');
      await store.kill();
      child.goOn();
      await child.hasSaid('does not answer');
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
    }, 60_000);
  });
}
