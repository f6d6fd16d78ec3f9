import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';

import { eventually, Gate } from '../../testing/eventually.js';
import { JobCluster } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { Database } from '../database/database.js';
import { HandlesJob, type JobRun } from './handles-job.js';
import { defineJob, type NoPayload } from './job.js';
import { defineSchedule } from './schedule.js';

const DAY_MS = 24 * 60 * 60_000;
const sweepUp = defineJob<NoPayload>({ name: 'sweep-up', attempts: 1, backoffMs: 10 });
defineSchedule({ job: sweepUp, everyMs: DAY_MS });
const airOut = defineJob<NoPayload>({ name: 'air-out', attempts: 1, backoffMs: 10 });
defineSchedule({ job: airOut, everyMs: DAY_MS, onlyWhen: 'EXISTS (SELECT FROM smoke)' });

/** Held up or broken at will, in all workers at once. */
@Injectable()
class SweepUpHandler {
  static gate = Gate.open();
  static isBroken = false;

  constructor(private readonly database: Database) {}

  @HandlesJob(sweepUp)
  async execute(_payload: NoPayload, run: JobRun): Promise<void> {
    await SweepUpHandler.gate.passage;
    if (SweepUpHandler.isBroken) throw new Error('no broom');
    await this.database.manager.query('INSERT INTO effects (run) VALUES ($1)', [run.id]);
  }

  @HandlesJob(airOut)
  async air(): Promise<void> {
    await this.database.manager.query('DELETE FROM smoke');
  }
}

describeOnBothStores('a schedule', ({ redisUrl }) => {
  let cluster: JobCluster;

  beforeAll(async () => {
    cluster = await JobCluster.open(redisUrl);
    await cluster.database.pool.query('CREATE TABLE effects (run text); CREATE TABLE smoke (at timestamptz)');
    const start = () => cluster.start([SweepUpHandler], { scheduleTickMs: 20, sweepMs: 50 });
    await Promise.all([start(), start(), start()]);
  });
  afterEach(() => {
    SweepUpHandler.gate.open();
    SweepUpHandler.isBroken = false;
  });
  afterAll(() => cluster.close());

  const count = async (what: string) =>
    (await cluster.one<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`)).n;
  const runs = () => count('effects');
  const promises = () => count(`outbox WHERE job = 'sweep-up'`);
  const nextDay = () =>
    cluster.database.pool.query(
      `UPDATE schedules SET last_run_at = last_run_at - interval '1 day' WHERE name = 'sweep-up'`,
    );
  /** Three workers have looked at the schedules some times more: each look is a transaction. */
  const manyLooks = async () => {
    const looks = async () =>
      Number(
        (
          await cluster.one<{ n: string }>(
            'SELECT xact_commit AS n FROM pg_stat_database WHERE datname = current_database()',
          )
        ).n,
      );
    const before = await looks();
    await eventually('the workers to look again', async () => (await looks()) > before + 40);
  };

  it('runs when the first worker starts, once in the whole cluster', async () => {
    await eventually('the first run', async () => (await runs()) > 0);
    await manyLooks();
    expect(await runs()).toBe(1);
  });

  it('runs once more each time it is due', async () => {
    for (const expected of [2, 3]) {
      await nextDay();
      await eventually('the next run', async () => (await runs()) === expected);
    }
    await manyLooks();
    expect(await runs()).toBe(3);
  });

  it('does not pile up while its last run is still going on', async () => {
    SweepUpHandler.gate = new Gate();
    const before = await promises();
    await nextDay();
    await eventually('the slow run', async () => (await promises()) === before + 1);
    await nextDay();
    await manyLooks();
    expect(await promises()).toBe(before + 1);
    SweepUpHandler.gate.open();
    await eventually('the one that waited', async () => (await promises()) === before + 2);
    await cluster.allClosed();
  });

  it('is not run while there is nothing to do, and soon when there is', async () => {
    await manyLooks();
    expect(await count(`outbox WHERE job = 'air-out'`)).toBe(0);
    await cluster.database.pool.query('INSERT INTO smoke VALUES (now())');
    await eventually('fresh air', async () => (await count('smoke')) === 0);
    await cluster.database.pool.query('INSERT INTO smoke VALUES (now())');
    await manyLooks();
    expect(await count(`outbox WHERE job = 'air-out'`)).toBe(1);
  });

  it('goes on when a run has failed for good', async () => {
    const before = await runs();
    SweepUpHandler.isBroken = true;
    await nextDay();
    await eventually('the failure', () => count('outbox WHERE failed_at IS NOT NULL'));
    SweepUpHandler.isBroken = false;
    await nextDay();
    await eventually('the next run', async () => (await runs()) === before + 1);
    await cluster.allClosed();
  });
});
