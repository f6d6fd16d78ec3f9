import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import { eventually } from '../../testing/eventually.js';
import { relayDatabase } from '../../testing/silent-relay.js';
import { usualTimeLimits } from '../config/time-limits.js';
import { NotificationListener } from './notification-listener.js';

describe('who listens to the database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('hears what is said, and looks again after a broken connection', async () => {
    let heard = 0;
    const listener = new NotificationListener(database.url, 'a_channel', () => (heard += 1));
    listener.start();
    await eventually('the first look', async () => heard === 1);
    await database.pool.query('NOTIFY a_channel');
    await eventually('the notification', async () => heard === 2);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'lectern-listener' AND datname = current_database()`,
    );
    await eventually('another look after the break', async () => heard === 3);
    await database.pool.query('NOTIFY a_channel');
    await eventually('the next notification', async () => heard === 4);
    await listener.stop();
    await database.pool.query('NOTIFY a_channel');
    expect(heard).toBe(4);
  });

  it('notices that nothing is said to them any more, and looks again', async () => {
    const { relay, url } = await relayDatabase(database.url);
    let heard = 0;
    const limits = { ...usualTimeLimits.database.requests, statementMs: 1_000 };
    const listener = new NotificationListener(url, 'another_channel', () => (heard += 1), limits, 50);
    listener.start();
    await eventually('the first look', async () => heard === 1);
    relay.hush();
    await database.pool.query('NOTIFY another_channel');
    await eventually('the end of hearing', async () => !listener.isHearing);
    relay.speak();
    await eventually('another look', async () => heard === 2);
    await listener.stop();
    await relay.close();
  });
});
