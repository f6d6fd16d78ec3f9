import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Injectable, type INestApplicationContext } from '@nestjs/common';

import { eventually, Gate } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { Database } from '../database/database.js';
import { HandlesJob } from './handles-job.js';
import { defineJob } from './job.js';
import { Outbox } from './outbox.js';

const readAloud = defineJob<{ text: string; failures?: number }>({
  name: 'read-aloud',
  attempts: 4,
  backoffMs: 100,
});

@Injectable()
class ReadAloudHandler {
  static gate = Gate.open();
  static triesAt: number[] = [];

  constructor(private readonly database: Database) {}

  @HandlesJob(readAloud)
  async execute({ text, failures = 0 }: { text: string; failures?: number }): Promise<void> {
    ReadAloudHandler.triesAt.push(performance.now());
    await ReadAloudHandler.gate.passage;
    if (ReadAloudHandler.triesAt.length <= failures) throw new Error('hoarse');
    await this.database.manager.query('INSERT INTO effects (text, at) VALUES ($1, clock_timestamp())', [
      text,
    ]);
  }
}

describeOnBothStores('Outbox', ({ redisUrl }) => {
  let cluster: JobCluster;
  let web: INestApplicationContext;

  beforeAll(async () => {
    cluster = await JobCluster.open(redisUrl);
    await cluster.database.pool.query('CREATE TABLE effects (text text, at timestamptz)');
    await cluster.start([ReadAloudHandler], { sweepMs: 20 });
    web = await cluster.start([], {}, false);
  });
  afterEach(() => {
    ReadAloudHandler.gate.open();
    ReadAloudHandler.triesAt = [];
  });
  afterAll(() => cluster.close());

  it('retries after delays that double', async () => {
    await enqueue(web, readAloud, { text: 'a psalm', failures: 3 });
    await cluster.allClosed();
    const [first = 0, second = 0, third = 0, fourth = 0] = ReadAloudHandler.triesAt;
    expect(ReadAloudHandler.triesAt).toHaveLength(4);
    // A timer may be early by a rounding of the clock.
    expect(second - first).toBeGreaterThan(95);
    expect(third - second).toBeGreaterThan(195);
    expect(fourth - third).toBeGreaterThan(395);
  });

  it('delays a job by the database’s clock', async () => {
    const late = await enqueue(web, readAloud, { text: 'late' }, { delayMs: 60_000 });
    const soon = await enqueue(web, readAloud, { text: 'soon' });
    await eventually('what is due', async () => (await cluster.stateOf(soon)) === 'done');
    expect(await cluster.stateOf(late)).toBe('open');
    expect(
      await cluster.one(
        `SELECT extract(epoch FROM due_at - created_at)::int AS "waitsS" FROM outbox WHERE id = $1`,
        [late],
      ),
    ).toEqual({ waitsS: 60 });
    await cluster.database.pool.query('UPDATE outbox SET due_at = now() WHERE id = $1', [late]);
    await cluster.allClosed();
    expect(await cluster.one(`SELECT count(*)::int AS n FROM effects WHERE text = 'late'`)).toEqual({ n: 1 });
  });

  it('keeps one open run per key', async () => {
    ReadAloudHandler.gate = new Gate();
    const ask = (dedupKey: string) => enqueue(web, readAloud, { text: dedupKey }, { dedupKey });
    const ids = await Promise.all(['genesis', 'genesis', 'genesis', 'exodus'].map(ask));
    expect(new Set(ids).size).toBe(2);
    await eventually('both to be begun', async () => ReadAloudHandler.triesAt.length === 2);
    expect(await ask('genesis')).toBe(ids[0]);
    ReadAloudHandler.gate.open();
    await cluster.allClosed();
    expect(await ask('genesis')).not.toBe(ids[0]);
    await cluster.allClosed();
    expect(await cluster.one(`SELECT count(*)::int AS n FROM effects WHERE text = 'genesis'`)).toEqual({
      n: 2,
    });
  });

  it('allows a key again after a rollback', async () => {
    const rollback = web.get(Database).transaction(async () => {
      await web.get(Outbox).enqueue(readAloud, { text: 'ruth' }, { dedupKey: 'ruth' });
      throw new Error('changed my mind');
    });
    await expect(rollback).rejects.toThrow('changed my mind');
    await enqueue(web, readAloud, { text: 'ruth' }, { dedupKey: 'ruth' });
    await cluster.allClosed();
    expect(await cluster.one(`SELECT count(*)::int AS n FROM effects WHERE text = 'ruth'`)).toEqual({ n: 1 });
  });
});
