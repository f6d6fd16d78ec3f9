import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { disposablePool, KillableServer } from '@lectern/embedded-postgres/testing';
import type pg from 'pg';

import { defaultTimeLimits } from './platform/config/time-limits.js';
import { prepareDatabase } from './prepare-database.js';
import { ApiSession } from './testing/api-session.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { siteUrlOf } from './testing/shop-database.js';

/** Three of them are reserved for superusers. The two processes want 94. */
const MAX_CONNECTIONS = 29;
const BUYERS = 16;
/** For a loaded machine. */
const LONG_WAITS = { STRIPE_TIMEOUT_MS: '60000', DATABASE_CONNECT_TIMEOUT_MS: '60000' };

describe('A full PostgreSQL', () => {
  let server: KillableServer;
  let pool: pg.Pool;
  let both: RunningShop;
  let web: RunningShop;

  beforeAll(async () => {
    server = await KillableServer.start({ max_connections: String(MAX_CONNECTIONS) });
    const url = siteUrlOf(server.url);
    await prepareDatabase(
      { url, ownerUrl: server.url },
      { stripe: undefined, timeLimits: defaultTimeLimits },
    );
    pool = disposablePool(server.url, 1);
    const database = { url, pool, close: async () => undefined };
    const settings = { ...LONG_WAITS, SITE_KEYS: randomBytes(32).toString('base64') };
    both = await openShop(settings, { database });
    web = await openShop({ ...settings, ROLE: 'web' }, { database, prepare: async () => undefined });
  });
  afterAll(async () => {
    await web.stop();
    await both.stop();
    await pool.end();
    await server.stop();
  });

  it('makes purchases of several processes wait for a connection, and refuses none', async () => {
    const buyers = Array.from({ length: BUYERS }, (_, n) => `reader${n}@example.com`);
    const purchases = buyers.map((customerEmail, n) =>
      new ApiSession(n % 2 ? web : both).buy({ customerEmail }),
    );
    const bought = await Promise.all(purchases);
    expect(bought.map(({ status }) => status)).toEqual(buyers.map(() => 'ready'));
    for (const address of buyers) expect(await new ApiSession(both).mails(1, address)).toHaveLength(1);
  });
});
