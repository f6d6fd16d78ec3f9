import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';
import pg from 'pg';
import PostalMime from 'postal-mime';

import { Copy, newDataDir } from '../copy.js';
import { purchase } from '../purchase.js';
import { freePort } from '../free-port.js';

const ORDERS = 24;

/** The address of the PostgreSQL that the first process has brought up. */
async function databaseUrl(dataDir: string): Promise<string> {
  const lines = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const query = new URLSearchParams({ host: lines[4] ?? '', port: lines[3] ?? '' });
  return `postgres://lectern@/lectern?${query.toString()}`;
}

async function mailedTo(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.map((mail) => mail.to?.[0]?.address ?? '').sort();
}

for (const store of ['PostgreSQL', 'Redis'] as const) {
  test.describe(`two web processes and two workers, jobs on ${store}`, () => {
    test.describe.configure({ timeout: 180_000 });
    let dataDir: string;
    let redis: ChildProcess | undefined;
    const copies: Copy[] = [];

    test.beforeEach(async () => {
      dataDir = await newDataDir();
    });
    test.afterEach(async () => {
      // The first one owns the database, so it goes last.
      for (const copy of copies.splice(0).reverse()) await copy.end('SIGTERM');
      if (redis) {
        redis.kill('SIGTERM');
        await once(redis, 'exit');
        redis = undefined;
      }
      await rm(dataDir, { recursive: true, force: true });
    });

    async function jobStore(): Promise<Record<string, string>> {
      if (store === 'PostgreSQL') return {};
      const hasRedis = await promisify(execFile)('redis-server', ['--version']).then(
        () => true,
        () => false,
      );
      test.skip(!hasRedis, 'redis-server is not installed');
      const port = await freePort();
      redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
        stdio: 'ignore',
      });
      return { REDIS_URL: `redis://127.0.0.1:${port}` };
    }

    test('serve as one shop, and the death of a worker loses and doubles nothing', async () => {
      const jobs = await jobStore();
      const start = async (settings: Record<string, string>) => {
        const copy = await Copy.start(dataDir, { ...jobs, ...settings });
        copies.push(copy);
        return copy;
      };
      const first = await (await start({ ROLE: 'web' })).ready();
      const shared = { DATABASE_URL: await databaseUrl(dataDir) };
      const second = await (await start({ ...shared, ROLE: 'web' })).ready();
      const doomed = await (await start({ ...shared, ROLE: 'worker' })).said('works in the background');

      const buyers = Array.from({ length: ORDERS }, (_, index) => `reader-${index}@example.com`).sort();
      await Promise.all(
        buyers.map((email, index) =>
          index % 2 ? purchase(first.url, second.url, email) : purchase(second.url, first.url, email),
        ),
      );
      await doomed.end('SIGKILL');
      await start({ ...shared, ROLE: 'worker' });

      const client = new pg.Client({ connectionString: shared.DATABASE_URL });
      await client.connect();
      try {
        const fulfilled = async () =>
          (await client.query(`SELECT count(*)::int AS n FROM orders WHERE status = 'fulfilled'`)).rows[0]
            .n as number;
        await expect.poll(fulfilled, { timeout: 90_000, intervals: [250] }).toBe(ORDERS);
        await expect.poll(() => mailedTo(dataDir), { timeout: 90_000, intervals: [250] }).toEqual(buyers);
        const { rows } = await client.query(
          'SELECT count(*)::int AS grants, count(DISTINCT order_id)::int AS orders FROM download_grants',
        );
        expect(rows).toEqual([{ grants: 2 * ORDERS, orders: ORDERS }]);
      } finally {
        await client.end();
      }
    });
  });
}
