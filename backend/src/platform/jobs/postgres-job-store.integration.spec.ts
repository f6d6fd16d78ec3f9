import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import { createPostgresBackend, Queue, Worker } from 'bullmq';

import { eventually } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { openKillableDatabase } from '../../testing/killable-servers.js';
import { StartHook, sampleJob, SampleHandler, SAMPLES } from '../../testing/sample-job.js';
import { openShopDatabase } from '../../testing/shop-database.js';
import { proxyDatabase } from '../../testing/silent-proxy.js';
import { defaultTimeLimits } from '../config/time-limits.js';
import { JobStorePool } from './postgres-job-store.js';

const LIMITS = defaultTimeLimits.database.requests;
const SIZE = { listeners: 3, queries: 4 };
const JOBS_APPLICATION = `application_name = 'lectern-jobs' AND datname = current_database()`;

describe('The job store on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openShopDatabase();
  });
  afterAll(() => database.close());

  it('commits without waiting for the disk', async () => {
    const pool = new JobStorePool(database.url, LIMITS, SIZE);
    const { rows } = await pool.query(
      `SELECT setting, source FROM pg_settings WHERE name = 'synchronous_commit'`,
    );
    expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
    await pool.end();
  });

  it('reports a lost connection with the code that BullMQ retries after', async () => {
    const opened = await openKillableDatabase();
    const pool = new JobStorePool(opened.database.url, LIMITS, SIZE);
    await pool.query('SELECT 1');
    const cut = pool.query('SELECT pg_sleep(600)');
    const query = `SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'`;
    await eventually('the query to run', async () => (await opened.database.pool.query(query)).rowCount);
    await Promise.all([
      expect(cut).rejects.toMatchObject({ code: 'ECONNREFUSED' }),
      opened.server.kill('SIGKILL'),
    ]);
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await opened.server.revive();
    await expect(pool.query('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
    await pool.end();
    await opened.database.close();
  });

  it('takes jobs within the polling interval if their notifications are lost', async () => {
    const { proxy, url } = await proxyDatabase(database.url);
    const limits = { ...LIMITS, connectMs: 1_000, statementMs: 1_000 };
    const connection = new JobStorePool(url, limits, SIZE);
    const done: unknown[] = [];
    const work = async ({ data }: { data: unknown }) => void done.push(data);
    const settings = { connection, autorun: false, drainDelay: 1, runRetryDelay: 50 };
    const worker = new Worker('lectern', work, settings, createPostgresBackend);
    worker.on('error', () => undefined);
    await worker.waitUntilReady();
    void worker.run();
    await eventually('the worker to listen', async () => {
      const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle'
        AND query LIKE '%LISTEN bullmq_jobs%'`;
      return (await database.pool.query(listening)).rowCount;
    });
    proxy.silence();
    await database.pool.query(`NOTIFY bullmq_jobs, 'lectern'`);
    await eventually('the notification to be lost', async () => proxy.lostCount > 0);
    proxy.resume();
    const direct = new JobStorePool(database.url, LIMITS, SIZE);
    const queue = new Queue('lectern', { connection: direct }, createPostgresBackend);
    await queue.add('sample', { what: 'bread' });
    await eventually('the job', async () => done.length > 0);
    expect(done).toEqual([{ what: 'bread' }]);
    await Promise.all([worker.close(), queue.close()]);
    await Promise.all([connection.end(), direct.end()]);
    await proxy.close();
  });

  describe('in a process of the site', () => {
    it('opens at most seven connections for all queues and workers, and closes them with the process', async () => {
      const cluster = await JobCluster.open(undefined);
      await cluster.database.pool.query(SAMPLES);
      const connections = async () =>
        (await cluster.database.pool.query(`SELECT FROM pg_stat_activity WHERE ${JOBS_APPLICATION}`))
          .rowCount;
      const node = await cluster.start([SampleHandler, { provide: StartHook, useValue: new StartHook() }]);
      const meals = Array.from({ length: 40 }, (_, n) => enqueue(node, sampleJob, { what: `meal ${n}` }));
      await Promise.all(meals);
      await cluster.allClosed();
      expect(await connections()).toBeLessThanOrEqual(7);
      await node.close();
      await eventually('the connections to close', async () => (await connections()) === 0);
      await cluster.close();
    });

    it('dispatches a job again that the store rejected', async () => {
      const cluster = await JobCluster.open(undefined);
      await cluster.database.pool.query(SAMPLES);
      await cluster.database.pool.query(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$full$$; END';
         CREATE TRIGGER refuse BEFORE INSERT ON bullmq.job FOR EACH ROW WHEN (NEW.name = 'sample') EXECUTE FUNCTION refuse()`,
      );
      const node = await cluster.start([SampleHandler, { provide: StartHook, useValue: new StartHook() }]);
      const id = await enqueue(node, sampleJob, { what: 'bread' });
      await eventually('the row to be due again', async () => {
        const row = await cluster.one<{ at: Date | null }>(
          'SELECT dispatched_at AS at FROM outbox WHERE id = $1',
          [id],
        );
        return row.at === null;
      });
      await cluster.database.pool.query('DROP TRIGGER refuse ON bullmq.job');
      await cluster.allClosed();
      expect((await cluster.database.pool.query('SELECT what FROM effects')).rows).toEqual([
        { what: 'bread' },
      ]);
      await cluster.close();
    });

    it('fails to start if the store cannot be read', async () => {
      const cluster = await JobCluster.open(undefined);
      await cluster.database.pool.query('ALTER SCHEMA bullmq RENAME TO elsewhere');
      for (const runsJobs of [false, true]) await expect(cluster.start([], {}, runsJobs)).rejects.toThrow();
      await cluster.close();
    });
  });
});
