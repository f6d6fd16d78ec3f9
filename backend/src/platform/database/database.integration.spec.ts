import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import type { DataSource } from 'typeorm';

import { eventually } from '../../testing/eventually.js';
import { COMMIT_LATER, Database } from './database.js';
import { createDataSource } from './open-database.js';

const ADD = 'INSERT INTO kept VALUES ($1)';
const WAITING = "SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()";

describe('a transaction', () => {
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

  it('writes what nobody waits for by its commit, and then does what was to follow it', async () => {
    const done: string[] = [];
    await database.transaction(async () => {
      database.afterCommit(() => done.push('after it'));
      await database.writeWithNext(ADD, [1]);
      done.push('written');
      expect(await kept()).toEqual([]);
    });
    expect(await kept()).toEqual([1]);
    expect(done).toEqual(['written', 'after it']);
  });

  it('fails by such a statement where it is committed at the latest: nothing is done, and nothing follows', async () => {
    await server.pool.query(ADD, [1]);
    const done: string[] = [];
    const failed = database.transaction(async () => {
      database.afterCommit(() => done.push('after it'));
      await database.writeWithNext(ADD, [2]);
      await database.writeWithNext(ADD, [1]);
    });
    await expect(failed).rejects.toMatchObject({ code: '23505', table: 'kept' });
    expect(await kept()).toEqual([1]);
    expect(done).toEqual([]);
  });

  it('that is taken back has not written it', async () => {
    const taken = database.transaction(async () => {
      await database.writeWithNext(ADD, [1]);
      throw new Error('Taken back.');
    });
    await expect(taken).rejects.toThrow('Taken back.');
    expect(await kept()).toEqual([]);
  });

  it('holds a lock that it took with its next statement, and sees what its last holder has committed', async () => {
    const count = async () => {
      await database.lockWithNext('a key');
      const [found] = await database.manager.query<{ n: number }[]>('SELECT count(*)::int AS n FROM kept');
      return found?.n ?? 0;
    };
    const add = () => database.transaction(async () => database.manager.query(ADD, [await count()]));
    let second: Promise<unknown> | undefined;
    await database.transaction(async () => {
      const n = await count();
      second = database.apart(add);
      await eventually('one that waits', async () => (await server.pool.query(WAITING)).rowCount === 1);
      await database.writeWithNext(ADD, [n]);
    });
    await second;
    expect(await kept()).toEqual([0, 1]);
  });

  it('is told before it is on the disk where that is asked for, as a statement by itself is, and the next one after', async () => {
    const how = `current_setting('synchronous_commit') AS how`;
    await server.pool.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$`,
    );
    await dataSource.destroy();
    await dataSource.initialize();
    const inTransaction = database.transaction(async () => {
      await database.commitLater();
      return database.manager.query(`INSERT INTO kept VALUES (1) RETURNING ${how}`);
    });
    expect(await inTransaction).toEqual([{ how: 'off' }]);
    expect(await database.manager.query(`SELECT ${how}`)).toEqual([{ how: 'on' }]);
    const alone = `INSERT INTO kept SELECT 2 FROM ${COMMIT_LATER} RETURNING ${how}`;
    expect(await database.manager.query(alone)).toEqual([{ how: 'off' }]);
    expect(await database.manager.query(`SELECT ${how}`)).toEqual([{ how: 'on' }]);
    expect(await kept()).toEqual([1, 2]);
  });

  it('is not needed for it: by itself it is a statement like any other', async () => {
    await database.writeWithNext(ADD, [1]);
    expect(await kept()).toEqual([1]);
    await expect(database.lockWithNext('a key')).rejects.toThrow('A lock needs a transaction.');
  });
});
