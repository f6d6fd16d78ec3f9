import { once } from 'node:events';
import { connect } from 'node:net';

import { freePort } from '@lectern/embedded-postgres/servers';

import { startRedis } from '../test/redis.js';
import type { Cleanup } from './cleanup.js';
import { startDatabase } from './database.js';
import type { Stage } from './run-trial.js';
import { isReady, SiteProcess } from './site-process.js';
import { dataFolder, siteEnvironment } from './site.js';
import { until } from './until.js';

const timeoutMs = 120_000;
const copies = [0, 1];

export const stores = ['postgres', 'redis'] as const;
export type Store = (typeof stores)[number];

async function flush(redisUrl: string): Promise<void> {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port), hostname);
  socket.write('FLUSHALL\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  if (!String(answer).startsWith('+OK')) throw new Error(`FLUSHALL failed: ${answer}`);
}

/** Addresses of the services that the processes of a shop use. */
export interface Services {
  dataDir: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  /** Of the first web process. */
  url: string;
}

interface ShopOptions {
  store: Store;
  settings: Record<string, string>;
  /** Puts something between the shop and its services. Returns the settings that lead there. */
  intercept?: (services: Services) => Promise<Record<string, string>>;
}

/** Creates two web processes and two workers of one shop, not yet started. @param ports of the web processes */
export function shopProcesses(env: NodeJS.ProcessEnv, ports: readonly number[], cleanup: Cleanup) {
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const processOf = (role: 'web' | 'worker') => (port: number, copy: number) =>
    new SiteProcess(`${role} ${copy + 1}`, { ...env, ROLE: role, PORT: String(port) }, cleanup);
  const [webs, workers] = [ports.map(processOf('web')), ports.map(processOf('worker'))];
  const readiness = () => Promise.all(urls.map(isReady));
  const untilReady = () =>
    until('both web processes ready', timeoutMs, async () => (await readiness()).every(Boolean));
  return {
    urls,
    webs,
    workers,
    /** Whether any web process is ready. */
    isOpen: async () => (await readiness()).some(Boolean),
    untilReady,
    async start(): Promise<void> {
      // The first one creates the tables.
      webs[0]?.start();
      await webs[0]?.untilReady(urls[0] ?? '');
      for (const one of [...webs.slice(1), ...workers]) one.start();
      await untilReady();
    },
    crashes: () => [...webs, ...workers].flatMap((each) => each.crashes),
  };
}

/** Finds ports for the web processes of a shop. */
export const webPorts = () => Promise.all(copies.map(freePort));

/** Starts a shop of a database, a job store, two web processes and two workers, which share a data folder. */
export async function startShop(
  { cleanup }: Pick<Stage, 'cleanup'>,
  { store, settings, intercept }: ShopOptions,
) {
  const dataDir = await dataFolder(cleanup);
  const database = await startDatabase(dataDir, cleanup);
  const redis = store === 'redis' ? await startRedis() : undefined;
  if (redis) cleanup.add(() => redis.stop());
  if (store === 'redis' && !redis) throw new Error('redis-server is not installed: use --store postgres.');
  const ports = await webPorts();
  const url = `http://127.0.0.1:${ports[0]}`;
  const env = siteEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: url,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    // Each buyer has an address of their own.
    TRUSTED_PROXIES: '1',
    ...settings,
    ...(await intercept?.({ dataDir, databaseUrl: database.url, redisUrl: redis?.url, url })),
  });
  const processes = shopProcesses(env, ports, cleanup);
  await processes.start();
  return { ...processes, dataDir, database, flushJobs: redis && (() => flush(redis.url)) };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
