import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

import { sampleJob, SAMPLES, SampleHandler, StartHook } from '../../testing/sample-job.js';
import { eventually } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { JobProcess } from '../../testing/job-process.js';
import { Log } from '../logging/log.js';
import { Failures } from './failures.js';
import type { JobSettings } from './job-rules.js';

/** `redispatchAfterMs` is for rows whose worker is killed between claim and job. */
const QUICK = { lockMs: 400, stalledCheckMs: 200, sweepMs: 50, redispatchAfterMs: 1_000 };

describeOnBothStores('A worker process', ({ redisUrl }) => {
  let cluster: JobCluster;
  let child: JobProcess;
  let web: INestApplicationContext;

  beforeEach(async () => {
    lines = [];
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
    const id = await enqueue(web, sampleJob, { what });
    await child.waitForOutput(`started: ${what}`);
    return id;
  };
  let lines: string[] = [];
  const startHere = (settings = {}) =>
    cluster.start(
      [SampleHandler, { provide: StartHook, useValue: new StartHook() }],
      { ...QUICK, ...settings },
      true,
      new Log('info', { write: (line) => lines.push(line) }),
    );
  const effects = async () =>
    (await cluster.database.pool.query('SELECT what FROM effects ORDER BY what')).rows.map(
      (row) => row.what as string,
    );

  it('leaves its job to another worker when it is killed', async () => {
    // A job that is dispatched again counts its tries from one.
    const settings = { redispatchAfterMs: 600_000 };
    await begin('bread', settings);
    child.signal('SIGKILL');
    expect(await child.end()).toBeNull();
    expect(await effects()).toEqual([]);
    await startHere(settings);
    await cluster.allClosed();
    expect(await effects()).toEqual(['bread']);
    // The killed one was the first.
    const done = () => lines.find((line) => line.includes('"msg":"done"'));
    expect(JSON.parse(await eventually('the log line', async () => done()))).toMatchObject({ try: 2 });
  });

  it('gives up a job that it crashed in too often', async () => {
    // A dispatch before the failure is recorded would run the job.
    const settings = { redispatchAfterMs: 600_000 };
    // A process without CPU time for the lifetime of its lock would take its own job for a stalled one.
    const id = await begin('nightshade', { ...settings, stalledCheckMs: 3_000 });
    child.signal('SIGKILL');
    await child.end();
    await startHere({ ...settings, maxStalls: 0 });
    const failed = await eventually('the failure', async () => {
      expect(await effects()).toEqual([]);
      return (await web.get(Failures).list()).find((job) => job.id === id);
    });
    expect(failed).toMatchObject({ failures: 1, lastError: expect.stringContaining('stalled') });
    expect(await effects()).toEqual([]);
  });

  it('leaves an unfinished job to the next start after the shutdown timeout', async () => {
    await begin('dough', { stopMs: 200 });
    child.signal('SIGTERM');
    expect(await child.end()).toBe(1);
    expect(child.output).toContain('running jobs are left to the next start');
    expect(await effects()).toEqual([]);
    await startHere();
    await cluster.allClosed();
    expect(await effects()).toEqual(['dough']);
  });

  it('finishes its jobs on SIGTERM and takes no new ones', async () => {
    await begin('milk');
    child.signal('SIGTERM');
    await child.waitForOutput('stopping');
    await enqueue(web, sampleJob, { what: 'honey' });
    child.finishJobs();
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
