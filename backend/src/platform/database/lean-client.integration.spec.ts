import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import { LeanClient } from './lean-client.js';

const ADD = 'INSERT INTO kept VALUES ($1)';
const READ = 'SELECT n FROM kept WHERE n > $1';

describe('a connection on which less is said', () => {
  let database: TestDatabase;
  let client: LeanClient;

  beforeEach(async () => {
    database = await openTestDatabase();
    client = new LeanClient({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE TABLE kept (n int PRIMARY KEY)');
  });
  afterEach(async () => {
    await client.end();
    await database.close();
  });

  const kept = async () =>
    (await database.pool.query<{ n: number }>('SELECT n FROM kept ORDER BY n')).rows.map(({ n }) => n);
  const begin = () => client.query('START TRANSACTION');

  it('opens a transaction with its first statement, whatever that is', async () => {
    for (const first of [() => client.query(ADD, [1]), () => client.query('INSERT INTO kept VALUES (2)')]) {
      await begin();
      expect(await first()).toMatchObject({ command: 'INSERT', rowCount: 1 });
      await client.query(ADD, [3]);
      expect(await kept()).toEqual([]);
      await client.query('ROLLBACK');
      expect(await kept()).toEqual([]);
    }
    await begin();
    await client.query(ADD, [4]);
    await client.query('COMMIT');
    expect(await kept()).toEqual([4]);
  });

  it('hands over what the first statement has read', async () => {
    await client.query(ADD, [7]);
    for (let times = 0; times < 5; times += 1) {
      await begin();
      expect((await client.query(READ, [0])).rows).toEqual([{ n: 7 }]);
      await client.query('COMMIT');
    }
  });

  it('is asked on after a first statement that failed, and nothing is done before the end', async () => {
    for (let times = 0; times < 5; times += 1) {
      await begin();
      await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
      await expect(client.query(ADD, [1])).rejects.toMatchObject({ code: '25P02' });
      await client.query('ROLLBACK');
    }
    expect(await kept()).toEqual([]);
    expect((await client.query('SELECT $1::int AS n', [1])).rows).toEqual([{ n: 1 }]);
  });

  const said = () => (client.connection.stream as unknown as { bytesWritten: number }).bytesWritten;

  it('says nothing of a transaction without a statement', async () => {
    const before = said();
    for (const end of ['COMMIT', 'ROLLBACK']) {
      await begin();
      await client.query(end);
    }
    expect(said()).toBe(before);
    await client.query(ADD, [1]);
    expect(await kept()).toEqual([1]);
  });

  it('goes back to a savepoint that went with the statement after it', async () => {
    await begin();
    await client.query(ADD, [1]);
    await client.query('SAVEPOINT here');
    await expect(client.query(ADD, [1])).rejects.toMatchObject({ code: '23505' });
    await client.query('ROLLBACK TO SAVEPOINT here');
    await client.query('SAVEPOINT unused');
    await client.query('COMMIT');
    expect(await kept()).toEqual([1]);
  });

  describe('sends what nobody waits for with the statement after it', () => {
    const commit = () => client.query('COMMIT');

    it('and hands over the answer of that one alone', async () => {
      for (let n = 1; n <= 5; n += 1) {
        await begin();
        const before = said();
        client.sendWithNext(ADD, [n]);
        client.sendWithNext('SELECT n FROM kept WHERE n < $1', [9]);
        expect(said()).toBe(before);
        expect((await client.query(READ, [n - 1])).rows).toEqual([{ n }]);
        expect((await client.query('SELECT count(*)::int AS n FROM kept')).rows).toEqual([{ n }]);
        await commit();
        expect(await kept()).toHaveLength(n);
      }
    });

    it('or with the commit', async () => {
      for (let n = 1; n <= 5; n += 1) {
        await begin();
        if (n > 2) await client.query(ADD, [10 * n]);
        client.sendWithNext(ADD, [n]);
        expect(await commit()).toMatchObject({ command: 'COMMIT' });
      }
      expect(await kept()).toEqual([1, 2, 3, 4, 5, 30, 40, 50]);
    });

    it('and not at all where the transaction is taken back', async () => {
      const before = said();
      await begin();
      client.sendWithNext(ADD, [1]);
      await client.query('ROLLBACK');
      expect(said()).toBe(before);
      await begin();
      await client.query(ADD, [2]);
      client.sendWithNext(ADD, [3]);
      await client.query('ROLLBACK');
      await client.query(ADD, [4]);
      expect(await kept()).toEqual([4]);
    });

    it('and fails that one with its own error: nothing of either is done', async () => {
      await client.query(ADD, [1]);
      for (let times = 0; times < 5; times += 1) {
        for (const next of [() => client.query(ADD, [2]), () => client.query('DELETE FROM kept'), commit]) {
          await begin();
          client.sendWithNext(ADD, [3]);
          client.sendWithNext(ADD, [1]);
          await expect(next()).rejects.toMatchObject({ code: '23505' });
          await client.query('ROLLBACK');
          expect(await kept()).toEqual([1]);
        }
      }
    });
  });

  it('prepares what comes again, and anew when its table has changed', async () => {
    for (let times = 0; times < 5; times += 1) await client.query(READ, [times]);
    const { rows } = await client.query<{ statement: string }>(
      'SELECT statement FROM pg_prepared_statements',
    );
    expect(rows).toEqual([{ statement: READ }]);
    await database.pool.query('ALTER TABLE kept ALTER n TYPE text USING n::text');
    await expect(client.query(READ, ['0'])).rejects.toThrow();
    await client.query(ADD, ['1']);
    expect((await client.query(READ, ['0'])).rows).toEqual([{ n: '1' }]);
  });

  it('names no statement twice that can not be parsed', async () => {
    for (let times = 0; times < 5; times += 1) {
      await begin();
      await expect(client.query('SELECT $1::int FROM nowhere', [1])).rejects.toMatchObject({ code: '42P01' });
      await client.query('ROLLBACK');
    }
  });
});
