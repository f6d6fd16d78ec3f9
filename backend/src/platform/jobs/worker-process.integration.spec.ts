import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { sampleJob, SAMPLES, SampleHandler, Pace } from '../../testing/sample-job.js';
import { eventually } from '../../testing/eventually.js';
import { JobCluster, promise } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { JobProcess } from '../../testing/job-process.js';
import { Failures } from './failures.js';
import type { JobSettings } from './job-rules.js';

/** Who is killed between claiming a row and its job leaves that row, too. */
const QUICK = { lockMs: 400, stalledCheckMs: 200, sweepMs: 50, redispatchAfterMs: 1_000 };

describeOnBothStores('a worker process', ({ redisUrl }) => {
  let cluster: JobCluster;
  let child: JobProcess;
  let web: INestApplicationContext;

  beforeEach(async () => {
    cluster = await JobCluster.open(redisUrl);
    await cluster.database.pool.query(SAMPLES);
    web = await cluster.start([], {}, false);
  });
  afterEach(async () => {
    child.signal('SIGKILL');
    await child.end();
    await cluster.close();
  });

  const begin = async (
    what: string,
    { stopMs, ...settings }: Partial<JobSettings> & { stopMs?: number } = {},
  ) => {
    child = await JobProcess.start(cluster, { ...QUICK, ...settings }, stopMs);
    const id = await promise(web, sampleJob, { what });
    await child.hasSaid(`begun: ${what}`);
    return id;
  };
  const startHere = (settings = {}) =>
    cluster.start([SampleHandler, { provide: Pace, useValue: new Pace() }], { ...QUICK, ...settings });
  const effects = async () =>
    (await cluster.database.pool.query('SELECT what FROM effects ORDER BY what')).rows.map(
      (row) => row.what as string,
    );

  it('that is killed in the middle of a job leaves it to another', async () => {
    await begin('bread');
    child.signal('SIGKILL');
    expect(await child.end()).toBeNull();
    expect(await effects()).toEqual([]);
    await startHere();
    await cluster.allClosed();
    expect(await effects()).toEqual(['bread']);
  });

  it('that dies of one job again and again is spared it', async () => {
    // Dispatched again between the verdict and its record, it would be done after all.
    const settings = { redispatchAfterMs: 600_000 };
    // A process that was kept from the processor for as long as its hold lasts would find its own job without one, and offer it.
    const id = await begin('nightshade', { ...settings, stalledCheckMs: 3_000 });
    child.signal('SIGKILL');
    await child.end();
    await startHere({ ...settings, maxStalls: 0 });
    const failed = await eventually('the verdict', async () => {
      expect(await effects()).toEqual([]);
      return (await web.get(Failures).list()).find((job) => job.id === id);
    });
    expect(failed).toMatchObject({ failures: 1, lastError: expect.stringContaining('stalled') });
    expect(await effects()).toEqual([]);
  });

  it('leaves a job that does not end to the next start, once stopping has had its time', async () => {
    await begin('dough', { stopMs: 200 });
    child.signal('SIGTERM');
    expect(await child.end()).toBe(1);
    expect(child.output).toContain(
      'Stopping has taken 0.2 s: open connections are closed, and jobs in hand are left to the next start.',
    );
    expect(await effects()).toEqual([]);
    await startHere();
    await cluster.allClosed();
    expect(await effects()).toEqual(['dough']);
  });

  it('ends what it has begun when it is told to stop, and begins nothing new', async () => {
    await begin('milk');
    child.signal('SIGTERM');
    await child.hasSaid('stopping');
    await promise(web, sampleJob, { what: 'honey' });
    child.goOn();
    const code = await child.end();
    expect({ code, said: child.output }).toEqual({ code: 0, said: expect.not.stringContaining('honey') });
    expect(await effects()).toEqual(['milk']);
    expect(
      await cluster.one(
        `SELECT count(*)::int AS n FROM outbox WHERE payload ->> 'what' = 'milk' AND closed_at IS NOT NULL`,
      ),
    ).toEqual({ n: 1 });
    await startHere();
    await cluster.allClosed();
    expect(await effects()).toEqual(['honey', 'milk']);
  });
});
