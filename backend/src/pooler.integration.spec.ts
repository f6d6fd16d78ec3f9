import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import type { DataSource } from 'typeorm';

import { defaultTimeLimits } from './platform/config/time-limits.js';
import { readConfiguration } from './platform/config/read-configuration.js';
import { createDataSource, poolsOf } from './platform/database/data-source.js';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.js';
import { preparePooledRole } from './platform/database-setup/pooled-role.js';
import { prepareDatabase } from './prepare-database.js';
import { ApiSession } from './testing/api-session.js';
import { eventually } from './testing/eventually.js';
import { PgBouncer } from './testing/pooler.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { openShopDatabase, siteUrlOf } from './testing/shop-database.js';

const IGNORED =
  'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options,extra_float_digits';
const REJECTED =
  /leads to a connection pooler such as PgBouncer, but migrations, locks and notifications need sessions/;

const run = PgBouncer.isAtHand ? describe : describe.skip;

const open = (settings: Record<string, string>) =>
  openDatabase(readConfiguration(settings, { mailFrom: 'a@example.com' }), { forMs: 0, everyMs: 10 });

run('PgBouncer', () => {
  let database: TestDatabase;
  let direct: string;
  let pooler: PgBouncer;

  beforeAll(async () => {
    database = await openShopDatabase();
    direct = siteUrlOf(database.url);
    pooler = await PgBouncer.start(direct);
  });
  afterAll(async () => {
    await pooler.stop();
    await database.close();
  });

  it('is detected in any mode, and rejected without a direct address', async () => {
    await expect(open({ DATABASE_URL: pooler.url })).rejects.toThrow(REJECTED);
    await expect(open({ DATABASE_URL: pooler.url })).rejects.toThrow(
      'set DATABASE_DIRECT_URL to the address',
    );
    for (const mode of ['transaction', 'session'] as const) {
      const tolerant = await PgBouncer.start(direct, { mode, ignored: IGNORED });
      await expect(open({ DATABASE_URL: tolerant.url })).rejects.toThrow(REJECTED);
      await tolerant.stop();
    }
  });

  it('is rejected as the direct address, or that of the owner', async () => {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL']) {
      const settings = { DATABASE_URL: direct, [name]: pooler.url };
      await expect(open(settings)).rejects.toThrow(`${name} leads to a connection pooler such as PgBouncer`);
    }
  });

  it('must lead to the database of the direct address', async () => {
    const other = await openTestDatabase();
    const addresses = { url: pooler.url, directUrl: siteUrlOf(other.url) };
    await expect(preparePooledRole(addresses, defaultTimeLimits)).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
    );
    await other.close();
  });

  describe('with a direct address', () => {
    let opened: OpenDatabase;
    let source: DataSource;
    let shop: RunningShop;

    beforeAll(async () => {
      opened = await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct });
      await prepareDatabase(opened, { stripe: undefined, timeLimits: defaultTimeLimits });
      await preparePooledRole(opened.access, defaultTimeLimits);
      const pools = poolsOf({ visitors: 20, jobs: 20 }, defaultTimeLimits, true);
      source = await createDataSource(pooler.url, [], pools).initialize();
      const site = { ...database, url: direct, close: async () => undefined };
      shop = await openShop({ STRIPE_TIMEOUT_MS: '60000' }, { database: site, access: opened.access });
    });
    afterAll(async () => {
      await shop.stop();
      await source.destroy();
    });

    it('carries the requests and jobs of a purchase', async () => {
      expect(opened.description).toMatch(
        /, up to 19 connections, and 40 through the pooler at 127\.0\.0\.1$/,
      );
      const buyers = Array.from({ length: 6 }, (_, n) => `reader${n}@example.com`);
      await Promise.all(buyers.map((customerEmail) => new ApiSession(shop).buy({ customerEmail })));
      for (const address of buyers) expect(await new ApiSession(shop).mails(1, address)).toHaveLength(1);
      const { rows } = await database.pool.query<{ name: string; count: number }>(
        `SELECT application_name AS name, count(*)::int FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE 'lectern%' GROUP BY 1`,
      );
      const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]));
      expect(counts['lectern-listener']).toBeGreaterThanOrEqual(1);
      // Without the pooler, twelve and more.
      expect(counts['lectern']).toBeLessThan(8);
    });

    it('passes changes on to pages', async () => {
      const titles = async () => {
        const { body } = await new ApiSession(shop).get<{ title: string }[]>('/api/products');
        return body.map(({ title }) => title);
      };
      expect(await titles()).toEqual(['Finding Peace']);
      await source.query(`UPDATE products SET title = 'Finding More Peace' WHERE id = 'finding-peace-ebook'`);
      await eventually('the new title', async () => (await titles()).includes('Finding More Peace'));
    });

    it('limits statements, locks and idle transactions by defaults of the role', async () => {
      const { rows } = await database.pool.query<{ config: string[] }>(
        `SELECT setconfig AS config FROM pg_db_role_setting
         WHERE setrole = 'lectern_site'::regrole AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      expect(rows[0]?.config).toEqual([
        'statement_timeout=120000',
        'lock_timeout=10000',
        'idle_in_transaction_session_timeout=60000',
      ]);
    });
  });
});
