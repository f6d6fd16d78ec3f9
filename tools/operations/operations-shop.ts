import { rm } from 'node:fs/promises';
import path from 'node:path';

import { createStripeSandbox } from '@lectern/stripe-sandbox';
import pg from 'pg';

import type { CheckedShop } from '../chaos/check-shop.js';
import { startDatabase } from '../harness/database.js';
import { startMailServer } from '../harness/mail-server.js';
import type { Stage } from '../harness/run-trial.js';
import { startServer } from '../harness/server-process.js';
import { dataFolder, siteEnvironment } from '../harness/site.js';
import { shopProcesses, webPorts } from '../harness/shop.js';
import { startRedis } from '../test/redis.js';
import { type DebianProgram, findServer } from './debian-program.js';
import type { ProxyName } from './proxy-config.js';
import { startPostfix } from './start-postfix.js';
import { skipped } from './report.js';
import { startPgBouncer } from './start-pgbouncer.js';
import { startPackagedPostgres, startPostgres } from './start-postgres.js';
import { startProxy } from './start-proxy.js';

/** Gives the unused sandbox of the site the keys of the other one: the site signs and checks with its own. */
async function shareStripeKeys(stripeUrl: string, shopUrl: string): Promise<void> {
  const [stripe, shop] = [stripeUrl, shopUrl].map((url) => new pg.Pool({ connectionString: url, max: 1 }));
  if (!stripe || !shop) throw new Error('A database has no address.');
  await createStripeSandbox({ pool: shop, publicUrl: '', mountPath: '' }).migrate();
  const { rows } = await stripe.query('SELECT * FROM stripe_sandbox.account_keys');
  const [{ secret_key, publishable_key, webhook_secret }] = rows;
  await shop.query(
    'UPDATE stripe_sandbox.account_keys SET secret_key = $1, publishable_key = $2, webhook_secret = $3',
    [secret_key, publishable_key, webhook_secret],
  );
  await Promise.all([stripe.end(), shop.end()]);
}

/** Starts Stripe, in a process and a database of its own, and a mail server. Both outlive the machine of the shop. */
async function startWorld(shopUrl: string, { cleanup }: Stage) {
  const folder = await dataFolder(cleanup);
  const database = await startDatabase(folder, cleanup);
  const sandbox = await startServer<{ port: number }>('tools/harness/serve-sandbox.ts', {
    cleanup,
    env: { DATABASE_URL: database.url, SHOP_URL: shopUrl, DELIVER_WEBHOOKS: 'true' },
  });
  const mail = await startMailServer(cleanup, path.join(folder, 'mail'));
  const postfix = await startPostfix(path.join(folder, 'postfix'), mail.port, cleanup);
  return {
    folder,
    stripeDatabaseUrl: database.url,
    stripePort: sandbox.port,
    mailPort: postfix?.port ?? mail.port,
    postfix,
  };
}

async function startStoredRedis(folder: string, { cleanup }: Stage) {
  const program = await findServer('redis-server', ['--version']);
  let redis = program && (await startRedis({ folder }));
  if (!redis) return undefined;
  const { url } = redis;
  cleanup.add(async () => redis?.stop());
  const restart = async () => {
    await redis?.stop();
    redis = await startRedis({ folder, port: Number(new URL(url).port) });
  };
  return {
    name: `Redis ${program?.version}`,
    url,
    restart,
    async erase() {
      await redis?.stop();
      await rm(path.join(folder, 'dump.rdb'), { force: true });
      await restart();
    },
  };
}

interface ShopOptions {
  found: ReadonlyMap<ProxyName, DebianProgram>;
  stopDelayMs: number;
  /** Whether to connect through PgBouncer. */
  isPooled: boolean;
}

/** Starts a shop of PostgreSQL, Redis, two web processes and two workers behind each of the proxies. */
export async function startOperationsShop({ found, stopDelayMs, isPooled }: ShopOptions, stage: Stage) {
  const { cleanup, say } = stage;
  const machine = await dataFolder(cleanup);
  const ports = await webPorts();
  say('starting PostgreSQL, Redis, Stripe, a mail server and the proxies');
  const proxies = await Promise.all(
    [...found].map(([name, program]) => startProxy(name, { program, webs: ports, folder: machine }, cleanup)),
  );
  const [{ url = '' } = {}] = proxies;
  const [debianPostgres, redis, world] = await Promise.all([
    startPostgres(machine, cleanup),
    startStoredRedis(machine, stage),
    startWorld(url, stage),
  ]);
  const postgres = debianPostgres ?? (await startPackagedPostgres(machine, cleanup));
  const pooler =
    isPooled && debianPostgres
      ? await startPgBouncer(postgres.url, path.join(machine, 'pgbouncer'), cleanup)
      : undefined;
  const missing = [
    ...(debianPostgres ? [] : [skipped('PostgreSQL of Debian', 'postgresql')]),
    ...(redis ? [] : [skipped('Redis', 'redis-server')]),
    ...(pooler || !isPooled ? [] : [skipped('PgBouncer', 'pgbouncer')]),
    ...(world.postfix ? [] : [skipped('Postfix, as root', 'postfix')]),
  ];
  await shareStripeKeys(world.stripeDatabaseUrl, postgres.url);
  const dataDir = path.join(machine, 'data');
  const settings = {
    ...{ DATA_DIR: dataDir, PUBLIC_URL: url, TRUSTED_PROXIES: '1' },
    DATABASE_URL: pooler?.url ?? postgres.url,
    ...(pooler ? { DATABASE_DIRECT_URL: postgres.url } : {}),
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...{ SMTP_URL: `smtp://127.0.0.1:${world.mailPort}`, SANDBOX_PORT: String(world.stripePort) },
    STOP_DELAY_MS: String(stopDelayMs),
    ...{ PAYMENT_SWEEP_AFTER_MS: '1000', PAYMENT_SWEEP_EVERY_MS: '1000' },
  };
  const processes = shopProcesses(siteEnvironment(settings), ports, cleanup);
  say('starting two web processes and two workers');
  await processes.start();
  await Promise.all(proxies.map((proxy) => proxy.untilOpen()));
  const stripeUrl = `http://127.0.0.1:${world.stripePort}`;
  const checked: CheckedShop = {
    ...{ urls: [url], isProxied: true, stripeUrl, dataDir: world.folder, database: postgres },
    stripeDatabaseUrl: world.stripeDatabaseUrl,
    untilReady: processes.untilReady,
    untilMailed: world.postfix?.untilMailed,
  };
  return {
    ...processes,
    machine,
    dataDir,
    settings,
    postgres,
    redis,
    /** Names and versions of the servers, besides the proxies. */
    parts: [postgres, pooler, redis, world.postfix].flatMap((part) => part?.name ?? []),
    missing,
    /** After a restore: in a real shop, the keys are settings. */
    shareStripeKeys: () => shareStripeKeys(world.stripeDatabaseUrl, postgres.url),
    proxies,
    stripeUrl,
    checked,
    backups: path.join(world.folder, 'backups'),
  };
}

export type OperationsShop = Awaited<ReturnType<typeof startOperationsShop>>;
