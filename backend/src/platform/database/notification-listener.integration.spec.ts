import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';

import { eventually } from '../../testing/eventually.js';
import { proxyDatabase } from '../../testing/silent-proxy.js';
import { defaultTimeLimits } from '../config/time-limits.js';
import { NotificationListener } from './notification-listener.js';

describe('NotificationListener', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('receives notifications, and one empty notification after a lost connection', async () => {
    let count = 0;
    const listener = new NotificationListener(database.url, 'a_channel', () => (count += 1));
    listener.start();
    await eventually('the first connection', async () => count === 1);
    await database.pool.query('NOTIFY a_channel');
    await eventually('the notification', async () => count === 2);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'lectern-listener' AND datname = current_database()`,
    );
    await eventually('the notification of the new connection', async () => count === 3);
    await database.pool.query('NOTIFY a_channel');
    await eventually('the next notification', async () => count === 4);
    await listener.stop();
    await database.pool.query('NOTIFY a_channel');
    expect(count).toBe(4);
  });

  it('detects a silently dropped connection and reconnects', async () => {
    const { proxy, url } = await proxyDatabase(database.url);
    let count = 0;
    const limits = { ...defaultTimeLimits.database.requests, statementMs: 1_000 };
    const listener = new NotificationListener(url, 'another_channel', () => (count += 1), limits, 50);
    listener.start();
    await eventually('the first connection', async () => count === 1);
    proxy.silence();
    await database.pool.query('NOTIFY another_channel');
    await eventually('the loss to be noticed', async () => !listener.isListening);
    proxy.resume();
    await eventually('the notification of the new connection', async () => count === 2);
    await listener.stop();
    await proxy.close();
  });
});
