import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import { Job as QueuedJob, type Queue, Worker } from 'bullmq';

import { eventually } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { Database } from '../database/database.js';
import { Draining } from '../draining.js';
import { defineJob } from './job.js';
import { HandlesJob, type JobRun } from './handles-job.js';
import { JobRunner } from './job-runner.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { Outbox } from './outbox.js';
import { queueNames } from './queue.js';

const countJob = defineJob<{ label: string; failures?: number }>({
  name: 'count-for-the-test',
  attempts: 4,
  backoffMs: 10,
});

@Injectable()
class CountHandler {
  readonly tries = new Map<string, number>();

  constructor(private readonly database: Database) {}

  @HandlesJob(countJob)
  async execute({ label, failures = 0 }: { label: string; failures?: number }, run: JobRun): Promise<void> {
    const tries = (this.tries.get(label) ?? 0) + 1;
    this.tries.set(label, tries);
    await this.database.manager.query('INSERT INTO effects (run, label) VALUES ($1, $2)', [run.id, label]);
    if (tries <= failures) throw new Error('not this time');
  }
}

describeOnBothStores('Jobs', ({ redisUrl }) => {
  let cluster: JobCluster;
  let app: INestApplicationContext;

  beforeAll(async () => {
    cluster = await JobCluster.open(redisUrl);
    await cluster.database.pool.query('CREATE TABLE effects (run text, label text)');
    // Rows that tests insert are not announced.
    app = await cluster.start([CountHandler], { sweepMs: 50 });
  });
  afterAll(() => cluster.close());

  const count = (label: string, failures = 0) => enqueue(app, countJob, { label, failures });
  const effects = async (label: string) =>
    (await cluster.one<{ n: number }>('SELECT count(*)::int AS n FROM effects WHERE label = $1', [label])).n;

  it('run once each', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => count(`once-${index}`)));
    await cluster.allClosed();
    expect(
      await cluster.one(
        `SELECT count(*)::int AS n, count(DISTINCT run)::int AS runs FROM effects WHERE label LIKE 'once-%'`,
      ),
    ).toEqual({ n: 40, runs: 40 });
  });

  it('are removed by a rollback', async () => {
    const rollback = app.get(Database).transaction(async () => {
      await app.get(Outbox).enqueue(countJob, { label: 'rolled-back' });
      throw new Error('changed my mind');
    });
    await expect(rollback).rejects.toThrow('changed my mind');
    await count('after the rollback');
    await cluster.allClosed();
    expect(await effects('rolled-back')).toBe(0);
  });

  it('are retried after a failure, which is rolled back', async () => {
    await count('stumbles', 2);
    await cluster.allClosed();
    expect(app.get(CountHandler).tries.get('stumbles')).toBe(3);
    expect(await effects('stumbles')).toBe(1);
  });

  it('run once even if the job store repeats a finished job', async () => {
    const id = await count('repeated');
    await cluster.allClosed();
    const queue = app.get<Queue>(getQueueToken(queueNames.slow));
    await eventually('the job to be gone', async () => !(await queue.getJob(id)));
    const repeated = await queue.add(countJob.name, { label: 'repeated' }, { jobId: id });
    await eventually('the repetition to be over', () => repeated.isCompleted());
    expect(await effects('repeated')).toBe(1);

    // Older releases kept completed jobs; the next start removes them.
    await cluster.start([CountHandler]);
    await eventually('the store to have forgotten it', async () => !(await queue.getJob(id)));
  });

  it('are dispatched again if the job store has lost them', async () => {
    await cluster.database.pool.query(
      `INSERT INTO outbox (job, payload, dispatched_at, due_at)
       VALUES ($1, '{"label":"lost"}', now() - interval '6 minutes', now() - interval '1 minute')`,
      [countJob.name],
    );
    await cluster.allClosed();
    expect(await effects('lost')).toBe(1);
  });

  it('are left to a newer release if they are unknown', async () => {
    await cluster.database.pool.query(
      `INSERT INTO outbox (job, payload) VALUES ('bake-bread', '{}'), ($1, '{"label":"beside the unknown"}')`,
      [countJob.name],
    );
    const queue = app.get<Queue>(getQueueToken(queueNames.slow));
    const { id } = await cluster.one<{ id: string }>(`SELECT id FROM outbox WHERE job = 'bake-bread'`);
    await queue.add('bake-bread', {}, { jobId: id });
    await eventually('the known job to be done', async () => (await effects('beside the unknown')) === 1);
    await eventually('the unknown one to be released', async () => (await queue.getJob(id))?.isCompleted());
    expect(
      await cluster.one(`SELECT failures, failed_at, closed_at, dispatched_at FROM outbox WHERE id = $1`, [
        id,
      ]),
    ).toEqual({ failures: 0, failed_at: null, closed_at: null, dispatched_at: null });
    await cluster.database.pool.query('DELETE FROM outbox WHERE id = $1', [id]);
  });

  it('are handed over in memory by the process that commits them', async () => {
    const id = await count('handed over');
    await cluster.allClosed();
    const row = 'SELECT dispatched_at = created_at AS "isHanded" FROM outbox WHERE id = $1';
    expect(await cluster.one(row, [id])).toEqual({ isHanded: true });
  });

  it('are left to the next process if enqueued while this one stops', async () => {
    const stopping = await cluster.start([CountHandler]);
    await stopping.get(OutboxDispatcher).beforeApplicationShutdown();
    const row = "SELECT dispatched_at FROM outbox WHERE payload ->> 'label' = $1";
    await stopping.get(Database).transaction(async () => {
      await stopping.get(Outbox).enqueue(countJob, { label: 'late' });
      expect(await stopping.get(Database).manager.query(row, ['late'])).toEqual([{ dispatched_at: null }]);
    });
    await cluster.allClosed();
    expect(await effects('late')).toBe(1);
  });

  it('are left to other processes by one that is asked to stop, while it still serves', async () => {
    const draining = await cluster.start([CountHandler]);
    draining.get(Draining).begin();
    await Promise.all(Array.from({ length: 20 }, (_, index) => count(`draining-${index}`)));
    await cluster.allClosed();
    expect(draining.get(CountHandler).tries.size).toBe(0);
  });

  it('are returned to the queue by a worker that is closing', async () => {
    const own = await JobCluster.open(redisUrl);
    await own.database.pool.query('CREATE TABLE effects (run text, label text)');
    const stopping = await own.start([CountHandler]);
    const stop = () => stopping.get(JobRunner).beforeApplicationShutdown();
    // Keeps the worker listening.
    const closing = jest.spyOn(Worker.prototype, 'close').mockResolvedValue();
    const returned = jest.spyOn(QueuedJob.prototype, 'moveToWait');
    try {
      await stop();
      await enqueue(stopping, countJob, { label: 'late' });
      await eventually('a returned job', async () => returned.mock.calls.length > 0);
    } finally {
      closing.mockRestore();
      returned.mockRestore();
    }
    await stop();
    expect(stopping.get(CountHandler).tries.size).toBe(0);
    await own.start([CountHandler]);
    await own.allClosed();
    expect(await own.one('SELECT count(*)::int AS n FROM effects')).toEqual({ n: 1 });
    await own.close();
  });

  it('are rejected outside a transaction', async () => {
    await expect(app.get(Outbox).enqueue(countJob, { label: 'loose' })).rejects.toThrow(
      'outside a transaction',
    );
  });
});
