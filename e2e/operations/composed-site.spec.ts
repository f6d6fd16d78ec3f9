import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

import { type ComposeService, readComposeFile, readImageSettings } from '@lectern/deploy';
import { expect, test } from '@playwright/test';
import pg from 'pg';

import { SiteProcess, newDataDir } from '../site-process.js';
import { type DatabasePort, openDatabasePort } from '../database-port.js';
import { assembleImageTree, type ImageTree } from '../image-tree.js';
import { type MailCatcher, startMailCatcher } from '../mail-catcher.js';
import { purchase } from '../purchase.js';
import { freePort, servePostgres, type TestPostgres } from '@lectern/embedded-postgres/servers';

const ORDERS = 24;
const run = promisify(execFile);
const image = readImageSettings();
const passwords = { POSTGRES_PASSWORD: 'apple42', DATABASE_PASSWORD: 'pear42', REDIS_PASSWORD: 'plum42' };
const { web, worker, migrate, redis: jobStore } = readComposeFile(passwords).services;
/** Not root, as in a container; a test without root's rights already qualifies. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

/** Runs docker-compose.yml as plain processes: its settings, its commands, the image's files. */
test.describe('the site of docker-compose.yml @trial', () => {
  test.describe.configure({ mode: 'serial' });
  let tree: ImageTree;
  let database: TestPostgres;
  let databasePort: DatabasePort;
  let redis: ChildProcess | undefined;
  let redisPort: number;
  let mail: MailCatcher;
  let dataDir: string;
  const copies: SiteProcess[] = [];
  let running: Record<string, string>[];
  let client: pg.Client;
  let webs: [first: string, second: string];
  let doomed: SiteProcess;

  test.beforeAll(async () => {
    const version = await run('redis-server', ['--version']).catch(() => undefined);
    test.skip(!version, 'redis-server is not installed');
    dataDir = await newDataDir();
    if (uid) await chown(dataDir, uid, uid);
    [tree, database, mail, redisPort] = await Promise.all([
      assembleImageTree(),
      servePostgres(),
      startMailCatcher(),
      freePort(),
    ]);
    const maintenance = new pg.Client({ connectionString: database.url });
    await maintenance.connect();
    await maintenance.query('CREATE DATABASE lectern');
    await maintenance.end();
    client = new pg.Client({ connectionString: database.url.replace(/\/\w+\?/, '/lectern?') });
    await client.connect();
    databasePort = await openDatabasePort(database.url);
    const [program = '', ...flags] = jobStore?.command ?? [];
    const here = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', dataDir];
    redis = spawn(program, [...flags, ...here], { stdio: 'ignore' });
  });
  test.afterAll(async () => {
    for (const copy of copies) await copy.end('SIGKILL');
    if (redis?.kill('SIGKILL')) await once(redis, 'exit');
    await Promise.all([databasePort?.close(), mail?.stop(), client?.end()]);
    await database?.stop();
    await tree?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Settings of a service, with host names replaced by local ones, and free ports. */
  async function settingsOf(service: ComposeService | undefined): Promise<Record<string, string>> {
    const { environment = {} } = service ?? {};
    const hosts: [string, string][] = [
      ['postgres:5432', databasePort.host],
      ['@redis:6379', `@127.0.0.1:${redisPort}`],
      ['smtp://mail:1025', mail.url],
    ];
    const told = Object.entries({ ...image.environment, ...environment }).map(([name, value]) => [
      name,
      hosts.reduce((text, [host, here]) => text.replace(host, here), value),
    ]);
    const [PORT, METRICS_PORT] = [await freePort(), await freePort()].map(String);
    // All its buyers are this test.
    return { ...Object.fromEntries(told), CHECKOUT_LIMITS: 'off', PORT, METRICS_PORT };
  }

  async function start(settings: Record<string, string>): Promise<SiteProcess> {
    const [, ...args] = image.command;
    const command: [string, ...string[]] = [process.execPath, ...args];
    const copy = await SiteProcess.start(dataDir, settings, { command, cwd: tree.folder, uid });
    copies.push(copy);
    return copy;
  }

  /** Result of the container's health check. */
  async function health(settings: Record<string, string>): Promise<'healthy' | 'unhealthy'> {
    const [, ...args] = image.healthCommand;
    return run(process.execPath, args, { cwd: tree.folder, env: settings }).then(
      () => 'healthy',
      () => 'unhealthy',
    );
  }

  test('creates its tables with a role other than the site’s', async () => {
    const [, ...args] = migrate?.command ?? [];
    const env = await settingsOf(migrate);
    const { stdout } = await run(process.execPath, args, { cwd: tree.folder, env, uid });
    expect(stdout).toBe('The tables are up to date and belong to another role than the site’s.\n');
    const owners = await client.query(
      'SELECT DISTINCT tableowner AS by FROM pg_tables WHERE schemaname = $1',
      ['public'],
    );
    expect(owners.rows).toEqual([{ by: 'lectern' }]);
  });

  test('sells a book over two web processes, and a worker emails it', async () => {
    running = await Promise.all([settingsOf(web), settingsOf(worker), settingsOf(web)]);
    const [first, background] = await Promise.all(running.slice(0, 2).map(start));
    if (!first || !background) throw new Error('Two processes were to start.');
    await Promise.all([first.ready(), background.said('runs jobs in the background')]);
    const second = await (await start(running[2] ?? {})).ready();
    webs = [first.url, second.url];
    doomed = background;
    for (const each of running) expect(await health(each)).toBe('healthy');

    await purchase(first.url, second.url, 'ruth@example.com');
    const toBuyer = () =>
      mail.mails.filter(({ to }) => to?.some(({ address }) => address === 'ruth@example.com'));
    await expect.poll(() => toBuyer().length, { timeout: 30_000, intervals: [100] }).toBe(1);
    const [email] = toBuyer();
    const links = [...(email?.text ?? '').matchAll(/http:\/\/localhost:3000(\/d\/\S+)/g)];
    for (const [, address = ''] of links) {
      const file = await fetch(`${second.url}${address}`);
      expect([file.status, (await file.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
    }
    expect(links).toHaveLength(2);
  });

  test('serves as one shop, and neither loses nor doubles anything when a worker dies', async () => {
    const [first, second] = webs;
    const buyers = Array.from({ length: ORDERS }, (_, index) => `reader-${index}@example.com`).sort();
    await Promise.all(
      buyers.map((email, index) =>
        index % 2 ? purchase(first, second, email) : purchase(second, first, email),
      ),
    );
    await doomed.end('SIGKILL');
    copies.splice(copies.indexOf(doomed), 1);
    await start(running[1] ?? {});

    const fulfilled = async () => {
      const { rows } = await client.query<{ email: string; grants: number }>(
        `SELECT o.customer_email AS email,
           (SELECT count(*)::int FROM download_grants g WHERE g.order_id = o.id) AS grants
         FROM orders o WHERE o.status = 'fulfilled' AND o.customer_email LIKE 'reader-%' ORDER BY 1`,
      );
      return rows;
    };
    await expect
      .poll(fulfilled, { timeout: 90_000, intervals: [250] })
      .toEqual(buyers.map((email) => ({ email, grants: 2 })));
    // A mail server recognizes a repeated email by its Message-ID.
    const mailed = () => {
      const emails = new Map(mail.mails.map(({ messageId, to }) => [messageId, to?.[0]?.address ?? '']));
      return [...emails.values()].filter((address) => address.startsWith('reader-')).sort();
    };
    await expect.poll(mailed, { timeout: 90_000, intervals: [250] }).toEqual(buyers);
  });

  test('gets a new key, and retires the old one, by commands in a container', async () => {
    const env = { ...running[0], DATA_DIR: dataDir };
    const keys = async (...args: string[]) =>
      (await run(process.execPath, ['backend/dist/keys.js', ...args], { cwd: tree.folder, env, uid })).stdout;
    const pageIn = (email: string) =>
      mail.mails
        .find(({ to }) => to?.[0]?.address === email)
        ?.text?.match(/http:\/\/localhost:3000(\/orders\/\S+)/)?.[1];
    const statuses = (page = '') => Promise.all(webs.map(async (url) => (await fetch(url + page)).status));
    const [old = ''] = (await keys()).split(' ', 1);

    expect(await keys('rotate')).toMatch(/^Key \w{8} is now in use. Secrets sealed again: [1-9]\d*\n$/);
    expect(await keys()).toMatch(
      new RegExp(`^\\w{8} +in use +seals .+\n${old} +reads older values +seals nothing\n$`),
    );
    expect(await statuses(pageIn('ruth@example.com'))).toEqual([200, 200]);
    expect(await keys('retire', old)).toBe(`Removed key ${old}. Links that it signed no longer work.\n`);
    expect(await statuses(pageIn('ruth@example.com'))).toEqual([404, 404]);
    await purchase(...webs, 'after@example.com');
    await expect.poll(() => pageIn('after@example.com'), { timeout: 30_000, intervals: [100] }).toBeTruthy();
    expect(await statuses(pageIn('after@example.com'))).toEqual([200, 200]);
  });

  test('stops at the image’s signal, and is unhealthy then', async () => {
    for (const copy of copies) expect(await copy.end(image.stopSignal as NodeJS.Signals)).toBe(0);
    for (const each of running) expect(await health(each)).toBe('unhealthy');
  });

  test('names the missing setting when a container has no database', async () => {
    const { DATABASE_URL: _forgotten, ...others } = await settingsOf(web);
    const copy = await start(others);
    await once(copy.child, 'close');
    expect([copy.child.exitCode, copy.output]).toEqual([1, expect.stringMatching(/set DATABASE_URL to a/)]);
  });
});
