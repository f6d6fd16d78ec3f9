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

describeOnBothStores('A schedule', ({ redisUrl }) => {
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
  /** Waits until three workers have checked the schedules several times; each check is a transaction. */
  const manyChecks = async () => {
    const checks = async () =>
      Number(
        (
          await cluster.one<{ n: string }>(
            'SELECT xact_commit AS n FROM pg_stat_database WHERE datname = current_database()',
          )
        ).n,
      );
    const before = await checks();
    await eventually('more checks by the workers', async () => (await checks()) > before + 40);
  };

  it('runs once in the cluster when the first worker starts', async () => {
    await eventually('the first run', async () => (await runs()) > 0);
    await manyChecks();
    expect(await runs()).toBe(1);
  });

  it('runs each time it is due', async () => {
    for (const expected of [2, 3]) {
      await nextDay();
      await eventually('the next run', async () => (await runs()) === expected);
    }
    await manyChecks();
    expect(await runs()).toBe(3);
  });

  it('does not enqueue a second run while one is open', async () => {
    SweepUpHandler.gate = new Gate();
    const before = await promises();
    await nextDay();
    await eventually('the slow run', async () => (await promises()) === before + 1);
    await nextDay();
    await manyChecks();
    expect(await promises()).toBe(before + 1);
    SweepUpHandler.gate.open();
    await eventually('the one that waited', async () => (await promises()) === before + 2);
    await cluster.allClosed();
  });

  it('runs only while its condition holds', async () => {
    await manyChecks();
    expect(await count(`outbox WHERE job = 'air-out'`)).toBe(0);
    await cluster.database.pool.query('INSERT INTO smoke VALUES (now())');
    await eventually('fresh air', async () => (await count('smoke')) === 0);
    await cluster.database.pool.query('INSERT INTO smoke VALUES (now())');
    await manyChecks();
    expect(await count(`outbox WHERE job = 'air-out'`)).toBe(1);
  });

  it('continues after a run has failed', async () => {
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
