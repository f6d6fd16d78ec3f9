import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import { Queue, Worker } from 'bullmq';

import { eventually } from '../../testing/eventually.js';
import { JobCluster, promise } from '../../testing/job-cluster.js';
import { openMortalDatabase } from '../../testing/mortal-servers.js';
import { Pace, sampleJob, SampleHandler, SAMPLES } from '../../testing/sample-job.js';
import { openShopDatabase } from '../../testing/shop-database.js';
import { relayDatabase } from '../../testing/silent-relay.js';
import { usualTimeLimits } from '../config/time-limits.js';
import { patientPostgresBackend } from './postgres-job-store.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openShopDatabase();
});
afterAll(() => database.close());

/** Those of the store, with what they are doing. */
const connections = async () =>
  (
    await database.pool.query<{ state: string }>(
      `SELECT state FROM pg_stat_activity WHERE application_name = 'lectern-jobs' AND datname = current_database()`,
    )
  ).rows;

it.each(['just being made', 'in use'])('is gone from the database once it is closed, %s', async (state) => {
  const queue = new Queue('lectern', { connection: {} }, patientPostgresBackend(database.url));
  const errors: unknown[] = [];
  queue.on('error', (error) => errors.push(error));
  if (state === 'in use') await Promise.all([1, 2, 3].map(() => queue.getJobCounts('waiting')));
  await queue.close();
  expect([await connections(), errors]).toEqual([[], []]);
});

it('has five connections for all queues and workers of a process, until the last is closed', async () => {
  const store = patientPostgresBackend(database.url);
  const names = ['payments', 'mail', 'slow'];
  const queues = names.map((name) => new Queue(name, { connection: {} }, store));
  const workers = names.map((name) => new Worker(name, async () => undefined, { connection: {} }, store));
  const all = [...workers, ...queues];
  await Promise.all(all.map((one) => one.waitUntilReady()));
  expect((await connections()).length).toBeLessThanOrEqual(5);
  const last = queues.at(-1);
  await Promise.all(all.filter((one) => one !== last).map((one) => one.close()));
  expect(await last?.getJobCounts('waiting')).toEqual({ waiting: 0 });
  await last?.close();
  expect(await connections()).toEqual([]);
});

it('takes jobs, one or many, each once, and makes no table for them', async () => {
  const queue = new Queue('lectern-many', { connection: {} }, patientPostgresBackend(database.url));
  const jobs = ['genesis', 'exodus', 'leviticus'].map((name) => ({ name, data: {}, opts: { jobId: name } }));
  await queue.addBulk(jobs.slice(1));
  await queue.addBulk(jobs);
  const waiting = await queue.getWaiting();
  expect(waiting.map(({ id, name }) => [id, name])).toEqual([
    ['exodus', 'exodus'],
    ['leviticus', 'leviticus'],
    ['genesis', 'genesis'],
  ]);
  const made = await database.pool.query(`SELECT nspname FROM pg_namespace WHERE nspname LIKE 'pg_temp%'`);
  expect(made.rows).toEqual([]);
  await queue.close();
});

it('waits for no disk when it notes what becomes of a job', async () => {
  const { connection } = patientPostgresBackend(database.url)('lectern', { connection: {} });
  const { rows } = await connection.pool.query(
    `SELECT setting, source FROM pg_settings WHERE name = 'synchronous_commit'`,
  );
  expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
  await connection.close();
});

it('is ready when the database is back, though it was away when the store was opened', async () => {
  const mortal = await openMortalDatabase();
  await mortal.server.kill('SIGKILL');
  const queue = new Queue('lectern', { connection: {} }, patientPostgresBackend(mortal.database.url));
  queue.on('error', () => undefined);
  // In which words it is away depends on how far the dead server's socket got; BullMQ goes by the code.
  await expect(queue.waitUntilReady()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await mortal.server.revive();
  await expect(queue.waitUntilReady()).resolves.toBeUndefined();
  await queue.close();
  await mortal.database.close();
});

it('is given again what it did not take of what a process handed over', async () => {
  const cluster = await JobCluster.open(undefined);
  await cluster.database.pool.query(SAMPLES);
  await cluster.database.pool.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$full$$; END';
     CREATE TRIGGER refuse BEFORE INSERT ON bullmq.job FOR EACH ROW WHEN (NEW.name = 'errand') EXECUTE FUNCTION refuse()`,
  );
  const node = await cluster.start([SampleHandler, { provide: Pace, useValue: new Pace() }]);
  const id = await promise(node, sampleJob, { what: 'bread' });
  await eventually('the row to be due again', async () => {
    const row = await cluster.one<{ at: Date | null }>(
      'SELECT dispatched_at AS at FROM outbox WHERE id = $1',
      [id],
    );
    return row.at === null;
  });
  await cluster.database.pool.query('DROP TRIGGER refuse ON bullmq.job');
  await cluster.allClosed();
  expect((await cluster.database.pool.query('SELECT what FROM effects')).rows).toEqual([{ what: 'bread' }]);
  await cluster.close();
});

it('hears of jobs again when the word of one was lost with its connection', async () => {
  const { relay, url } = await relayDatabase(database.url);
  const limits = { ...usualTimeLimits.database.requests, statementMs: 1_000 };
  const done: unknown[] = [];
  const work = async ({ data }: { data: unknown }) => void done.push(data);
  // It hears of jobs by notification alone.
  const settings = { connection: {}, drainDelay: 600 };
  const worker = new Worker('lectern', work, settings, patientPostgresBackend(url, limits, 500));
  worker.on('error', () => undefined);
  await eventually('the worker to listen', async () => {
    const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle'
      AND (query = '' OR query LIKE '%LISTEN bullmq_jobs%')`;
    return (await database.pool.query(listening)).rowCount;
  });
  relay.hush();
  await database.pool.query(`NOTIFY bullmq_jobs, 'lectern'`);
  await eventually('the word to be lost', async () => relay.lostCount > 0);
  relay.speak();
  const queue = new Queue('lectern', { connection: {} }, patientPostgresBackend(database.url));
  await queue.add('errand', { what: 'bread' });
  await eventually('the job', async () => done.length > 0);
  expect(done).toEqual([{ what: 'bread' }]);
  await worker.close();
  await queue.close();
  await relay.close();
});
