import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';

import { dataFolder, ownSettings, programsBuy } from '../bench/start-site.mjs';
import { until } from '../buyers/until.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';
import { startRedis } from '../test/redis.js';
import { databasePart, sitePart } from './part.mjs';

/** A first start makes a database; on a busy machine that takes a while. */
const timeoutMs = 120_000;
const copies = [0, 1];

/** @typedef {'postgres' | 'redis'} Store */

/** Makes a Redis forget all it knows. @param {string} redisUrl */
async function flush(redisUrl) {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port), hostname);
  socket.write('FLUSHALL\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  if (!String(answer).startsWith('+OK')) throw new Error(`Redis did not forget: ${answer}`);
}

/** @param {string} url */
const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;

/** What the processes of a shop are about to be connected with. */
/** @typedef {{ dataDir: string, databaseUrl: string, redisUrl: string | undefined, url: string }} Ground */

/**
 * A whole shop of several processes: a database, a job store, two that serve and two that work, on one folder.
 * @param {object} how
 * @param {import('../bench/endings.mjs').Endings} how.endings
 * @param {Store} how.store
 * @param {Record<string, string>} how.settings
 * @param {(ground: Ground) => Promise<Record<string, string>>} [how.surround] makes what is to stand between, and returns
 *   the settings that lead there
 */
export async function startShop({ endings, store, settings, surround }) {
  const dataDir = await dataFolder(endings);
  const database = await databasePart(dataDir);
  endings.add(() => database.stop());
  const redis = store === 'redis' ? await startRedis() : undefined;
  if (redis) endings.add(() => redis.stop());
  if (store === 'redis' && !redis) throw new Error('redis-server is not installed: use --store postgres.');
  const ports = await Promise.all(copies.map(freePort));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const env = {
    ...Object.fromEntries(ownSettings.map((name) => [name, undefined])),
    ...programsBuy,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: urls[0],
    ...(redis ? { REDIS_URL: redis.url } : {}),
    // Each buyer comes from somewhere else, as they do through a proxy.
    TRUSTED_PROXIES: '1',
    ...settings,
    ...(await surround?.({ dataDir, databaseUrl: database.url, redisUrl: redis?.url, url: urls[0] ?? '' })),
  };
  /** @param {'web' | 'worker'} role @param {number} copy */
  const part = (role, copy) => {
    const name = `${role} ${copy + 1}`;
    const logFile = path.join(dataDir, `${name.replace(' ', '-')}.log`);
    const made = sitePart({ name, logFile, env: { ...env, ROLE: role, PORT: String(ports[copy]) } });
    endings.add(() => made.stop());
    return made;
  };
  const webs = copies.map((copy) => part('web', copy));
  const workers = copies.map((copy) => part('worker', copy));
  const isOpen = async () => (await Promise.all(urls.map(isReady))).some(Boolean);
  const allReady = async () => (await Promise.all(urls.map(isReady))).every(Boolean);
  const untilReady = () => until('both web processes ready', timeoutMs, allReady);
  // The first makes the tables, alone.
  webs[0]?.start();
  await until('the first web process ready', timeoutMs, () => isReady(urls[0] ?? ''));
  for (const one of [...webs.slice(1), ...workers]) one.start();
  await untilReady();
  return {
    dataDir,
    urls,
    database,
    webs,
    workers,
    isOpen,
    untilReady,
    flushJobs: redis && (() => flush(redis.url)),
  };
}

/** @typedef {Awaited<ReturnType<typeof startShop>>} Shop */
