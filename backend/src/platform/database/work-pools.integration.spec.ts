import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import type pg from 'pg';
import { promisify } from 'node:util';

import { asJob, WorkPools } from './work-pools.js';

const LONG_MS = 60_000;

describe('a job that can wait', () => {
  let database: TestDatabase;
  let pools: WorkPools;
  /** As whoever takes connections sees it. */
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await openTestDatabase();
    pools = new WorkPools({ connectionString: database.url, max: 1, jobs: { max: 1 } });
    pool = pools as unknown as pg.Pool;
  });
  afterAll(async () => {
    await promisify(pools.end.bind(pools))();
    await database.close();
  });

  it('lets a visitor who waits for a connection go first, while other jobs have theirs', async () => {
    const held = await pool.connect();
    const waiting = pool.connect();
    let isItsTurn = false;
    const turn = pools.visitorsFirst(LONG_MS).then(() => (isItsTurn = true));
    await asJob(() => pool.query('SELECT 1'));
    expect(isItsTurn).toBe(false);
    held.release();
    (await waiting).release();
    await turn;
  });

  it('goes on after a while, however many visitors come', async () => {
    const held = await pool.connect();
    const waiting = pool.connect();
    await pools.visitorsFirst(1);
    held.release();
    (await waiting).release();
  });

  it('waits for nobody where no visitor waits', async () => {
    const held = await pool.connect();
    await pools.visitorsFirst(LONG_MS);
    held.release();
  });
});
