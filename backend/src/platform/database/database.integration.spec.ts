import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import type { DataSource } from 'typeorm';

import { eventually } from '../../testing/eventually.js';
import { Database } from './database.js';
import { createDataSource } from './data-source.js';

const ADD = 'INSERT INTO kept VALUES ($1)';
const WAITING = "SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()";

describe('Database transactions', () => {
  let server: TestDatabase;
  let dataSource: DataSource;
  let database: Database;

  beforeEach(async () => {
    server = await openTestDatabase();
    await server.pool.query('CREATE TABLE kept (n int PRIMARY KEY)');
    dataSource = await createDataSource(server.url, []).initialize();
    database = new Database(dataSource);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await server.close();
  });

  const kept = async () =>
    (await server.pool.query<{ n: number }>('SELECT n FROM kept ORDER BY n')).rows.map(({ n }) => n);

  it('commits all writes together, then runs each afterCommit function once', async () => {
    const done: string[] = [];
    const act = () => done.push('after commit');
    await database.transaction(async () => {
      database.afterCommit(act);
      await database.manager.query(ADD, [1]);
      await database.transaction(async () => {
        database.afterCommit(act);
        await database.manager.query(ADD, [2]);
      });
      done.push('written');
      expect(await kept()).toEqual([]);
    });
    expect(await kept()).toEqual([1, 2]);
    expect(done).toEqual(['written', 'after commit']);
  });

  it('rolls back all writes after a failed statement, and skips afterCommit', async () => {
    await server.pool.query(ADD, [1]);
    const done: string[] = [];
    const failed = database.transaction(async () => {
      database.afterCommit(() => done.push('after commit'));
      await database.manager.query(ADD, [2]);
      await database.manager.query(ADD, [1]);
    });
    await expect(failed).rejects.toMatchObject({ driverError: { code: '23505', table: 'kept' } });
    expect(await kept()).toEqual([1]);
    expect(done).toEqual([]);
  });

  it('rolls back all writes if the work throws', async () => {
    const thrown = database.transaction(async () => {
      await database.manager.query(ADD, [1]);
      throw new Error('Thrown by the work.');
    });
    await expect(thrown).rejects.toThrow('Thrown by the work.');
    expect(await kept()).toEqual([]);
  });

  it('blocks on a lock until its holder commits, then sees the committed rows', async () => {
    const count = async () => {
      await database.lock('a key');
      const [found] = await database.manager.query<{ n: number }[]>('SELECT count(*)::int AS n FROM kept');
      return found?.n ?? 0;
    };
    const add = () => database.transaction(async () => database.manager.query(ADD, [await count()]));
    let second: Promise<unknown> | undefined;
    await database.transaction(async () => {
      const n = await count();
      second = database.outsideTransaction(add);
      await eventually('a waiting session', async () => (await server.pool.query(WAITING)).rowCount === 1);
      await database.manager.query(ADD, [n]);
    });
    await second;
    expect(await kept()).toEqual([0, 1]);
  });

  it('refuses a lock outside a transaction', async () => {
    await expect(database.lock('a key')).rejects.toThrow('A lock needs a transaction.');
  });
});
