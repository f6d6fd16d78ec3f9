import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';

import { eventually } from '../../testing/eventually.js';
import { describeOnBothStores, JobCluster } from '../../testing/job-cluster.js';
import { Database } from '../database/database.js';
import { defineJob, type NoPayload } from './job.js';
import { JobProcessor, type JobRun } from './job-processor.js';
import { defineSchedule } from './schedule.js';

const DAY_MS = 24 * 60 * 60_000;
const sweepUp = defineJob<NoPayload>({ name: 'sweep-up', attempts: 1, backoffMs: 10 });
defineSchedule({ job: sweepUp, everyMs: DAY_MS });

@Injectable()
class SweepUpProcessor extends JobProcessor<NoPayload> {
  readonly job = sweepUp;
  static hindrance: Promise<void> | undefined;
  static isBroken = false;

  constructor(private readonly database: Database) {
    super();
  }

  async process(_payload: NoPayload, run: JobRun): Promise<void> {
    await SweepUpProcessor.hindrance;
    if (SweepUpProcessor.isBroken) throw new Error('no broom');
    await this.database.manager.query('INSERT INTO effects (run) VALUES ($1)', [run.id]);
  }
}

describeOnBothStores('a schedule', ({ redisUrl }) => {
  let cluster: JobCluster;

  beforeAll(async () => {
    cluster = await JobCluster.open(redisUrl);
    await cluster.database.pool.query('CREATE TABLE effects (run text)');
    const start = () => cluster.start([SweepUpProcessor], { scheduleTickMs: 20, sweepMs: 50 });
    await Promise.all([start(), start(), start()]);
  });
  beforeEach(() => {
    SweepUpProcessor.hindrance = undefined;
    SweepUpProcessor.isBroken = false;
  });
  afterAll(() => cluster.close());

  const runs = async () => (await cluster.one<{ n: number }>('SELECT count(*)::int AS n FROM effects')).n;
  const promises = async () => (await cluster.one<{ n: number }>('SELECT count(*)::int AS n FROM outbox')).n;
  /** Lets a day pass for the schedule; `true` once a worker has taken the day's row. */
  const nextDay = () =>
    cluster.database.pool.query(`UPDATE schedules SET last_run_at = last_run_at - interval '1 day'`);
  const isTaken = async () =>
    (
      await cluster.one<{ taken: boolean }>(
        `SELECT last_run_at > now() - interval '1 hour' AS taken FROM schedules`,
      )
    ).taken;
  /** Each of several workers has looked at the schedules at least once more. */
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
      expect(await isTaken()).toBe(true);
    }
    await manyLooks();
    expect(await runs()).toBe(3);
  });

  it('does not pile up while its last run is still going on', async () => {
    let finish = () => undefined as void;
    SweepUpProcessor.hindrance = new Promise((resolve) => (finish = resolve));
    const before = await promises();
    await nextDay();
    await eventually('the slow run', async () => (await promises()) === before + 1);
    await nextDay();
    await manyLooks();
    expect(await promises()).toBe(before + 1);
    finish();
    await eventually('the one that waited', async () => (await promises()) === before + 2);
    await cluster.allClosed();
  });
});
