import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import type { DataSource } from 'typeorm';

import { eventually } from '../../testing/eventually.js';
import { proxyDatabase, type SilentProxy } from '../../testing/silent-proxy.js';
import { isDatabaseOutage } from './database-outage.js';
import { createDataSource } from './data-source.js';

const LIMITS = { connectMs: 2_000, statementMs: 1_000, lockMs: 200, idleTransactionMs: 300 };
const CONNECTIONS = 20;
const pool = { size: CONNECTIONS, limits: LIMITS };
const POOLS = { visitors: pool, jobs: pool };

describe('A connection to PostgreSQL', () => {
  let database: TestDatabase;
  let proxy: SilentProxy;
  let source: DataSource;

  beforeEach(async () => {
    database = await openTestDatabase();
    let url: string;
    ({ proxy, url } = await proxyDatabase(database.url));
    source = await createDataSource(url, [], POOLS).initialize();
  });
  afterEach(async () => {
    await source.destroy();
    await proxy.close();
    await database.close();
  });

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no failure',
      (error: unknown) => (isDatabaseOutage(error) ? 'an outage' : error),
    );

  it('is closed if the server stops answering, and never used again', async () => {
    proxy.silence();
    const queries = Array.from({ length: 3 * CONNECTIONS }, (_, n) =>
      n % 2
        ? source.query('SELECT 1')
        : source.transaction((manager) => manager.query('SELECT pg_advisory_xact_lock(1)')),
    );
    expect(new Set(await Promise.all(queries.map(failureOf)))).toEqual(new Set(['an outage']));
    proxy.resume();
    const again = Array.from({ length: CONNECTIONS }, (_, n) => source.query('SELECT $1::int AS n', [n]));
    expect(await Promise.all(again)).toEqual(Array.from({ length: CONNECTIONS }, (_, n) => [{ n }]));
  });

  it('is closed if the server stops answering after a long idle time', async () => {
    const usedPid = await source.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(1)`);
      const [{ pid }] = await manager.query('SELECT pg_backend_pid() AS pid');
      return pid as number;
    });
    const find = `SELECT FROM pg_stat_activity WHERE pid = $1 AND state_change < now() - interval '2 seconds'`;
    await eventually('an idle connection', async () => (await database.pool.query(find, [usedPid])).rowCount);
    proxy.silence();
    expect(await failureOf(source.query('SELECT 1'))).toBe('an outage');
    proxy.resume();
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('ends its transaction if the server stops answering in the middle of it', async () => {
    await source.query('CREATE TABLE kept (n int)');
    const work = source.transaction(async (manager) => {
      await manager.query('INSERT INTO kept VALUES (1)');
      proxy.silence();
      await manager.query('INSERT INTO kept VALUES (2)');
    });
    expect(await failureOf(work)).toBe('an outage');
    proxy.resume();
    await source.transaction((manager) => manager.query('LOCK TABLE kept'));
    expect(await source.query('SELECT * FROM kept')).toEqual([]);
  });

  it('cancels a statement that takes too long, and stays in use', async () => {
    expect(await failureOf(source.query('SELECT pg_sleep(600)'))).toBe('an outage');
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('waits for a lock up to the limit', async () => {
    await database.pool.query('CREATE TABLE held (n int)');
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE held');
    expect(await failureOf(source.query('SELECT * FROM held'))).toBe('an outage');
    await holder.query('COMMIT');
    holder.release();
  });

  it('ends an idle transaction', async () => {
    const work = source.transaction(async (manager) => {
      const [{ pid }] = await manager.query('SELECT pg_backend_pid() AS pid');
      const find = 'SELECT FROM pg_stat_activity WHERE pid = $1';
      await eventually('its end', async () => (await database.pool.query(find, [pid])).rowCount === 0);
      await manager.query('SELECT 1');
    });
    expect(await failureOf(work)).toBe('an outage');
  });

  it('reports a refused connection as an outage, and an invalid query as an error', async () => {
    expect(await failureOf(source.query('SELECT nonsense'))).toMatchObject({ code: '42703' });
    await proxy.close();
    const nowhere = createDataSource('postgres://lectern@127.0.0.1:9/nowhere', [], POOLS);
    expect(await failureOf(nowhere.initialize())).toBe('an outage');
    proxy = (await proxyDatabase(database.url)).proxy;
  });
});
