import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';
import { Logger } from '@nestjs/common';
import type pg from 'pg';

import { openShopDatabase, siteUrlOf } from '../../testing/shop-database.js';
import { totalOf } from '../config/connection-rules.js';
import { readConfiguration } from '../config/read-configuration.js';
import { openDatabase } from './open-database.js';

const NO_WAIT = { forMs: 0, everyMs: 10 };
const PATIENT = { forMs: 60_000, everyMs: 10 };

describe('Starting with few free connections', () => {
  let database: TestDatabase;
  let name: string;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    database = await openShopDatabase();
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    name = rows[0]?.name ?? '';
  });
  afterEach(() => database.close());

  const open = (wait = NO_WAIT) => {
    const settings = { DATABASE_URL: siteUrlOf(database.url), REDIS_URL: 'redis://127.0.0.1:1' };
    return openDatabase(readConfiguration(settings, { mailFrom: 'a@example.com' }), wait);
  };
  const hold = (count: number) =>
    Promise.all(Array.from({ length: count }, () => database.pool.connect())) as Promise<pg.PoolClient[]>;

  it('takes all wanted connections if they are free', async () => {
    const { access, warning, description } = await open();
    expect(totalOf(access.shares)).toBe(52);
    expect(warning).toBeUndefined();
    expect(description).toMatch(/, up to 52 connections$/);
  });

  it('takes the free connections, and warns with numbers', async () => {
    await database.pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT 20`);
    const held = await hold(3);
    const { access, warning, description } = await open();
    for (const client of held) client.release();
    expect(totalOf(access.shares)).toBe(17);
    expect(description).toMatch(/, up to 17 connections$/);
    expect(warning).toBe(
      `The database ${name} has 17 of 20 connections free, so this process takes at most 17 instead of 52 and may be ` +
        'slower under load. Raise its CONNECTION LIMIT, or set DATABASE_CONNECTIONS to at most 17.',
    );
  });

  it('fails if the minimum is not free', async () => {
    await database.pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT 14`);
    const held = await hold(5);
    await expect(open()).rejects.toThrow(
      `The database ${name} has 9 of 14 connections free, and this process needs at least 10. ` +
        'Raise its CONNECTION LIMIT, or lower DATABASE_CONNECTIONS of the other processes.',
    );
    for (const client of held) client.release();
  });

  it('waits for connections of a stopping process', async () => {
    await database.pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT 14`);
    const held = await hold(6);
    const opening = open(PATIENT);
    for (const client of held) client.release(true);
    expect((await opening).warning).toContain(`The database ${name} has 1`);
  });
});
