import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { startSpeakingServer } from '../bench/server-process.mjs';
import { inRoot } from '../start/paths.mjs';
import { silentProxy } from './silent-proxy.mjs';

/** What the shop is connected with, in the order in which each falls silent. */
export const services = /** @type {const} */ (['Stripe', 'SMTP', 'S3', 'Redis', 'PostgreSQL']);
/** @typedef {typeof services[number]} Service */

/** A program of ours that stands in TypeScript alone. */
const fromSource = {
  NODE_OPTIONS: `-C @lectern/source --import ${pathToFileURL(inRoot('tools/test/compile.mjs')).href}`,
};

/** An address of PostgreSQL may have no host, where a folder is named instead. @param {string} databaseUrl */
const parsed = (databaseUrl) => new URL(databaseUrl.replace('@/', '@localhost/'));

/** Where a database listens: at a port or, in a folder, at a socket. @param {string} databaseUrl */
function placeOf(databaseUrl) {
  const url = parsed(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = url.searchParams.get('port') ?? url.port;
  return folder
    ? { path: path.join(folder, `.s.PGSQL.${port}`) }
    : { host: url.hostname, port: Number(port) };
}

/**
 * Starts the services that a shop needs, each with a proxy before it that can be silent.
 * @param {import('./shop.mjs').Ground} ground
 * @param {import('../bench/endings.mjs').Endings} endings
 */
export async function surroundShop({ dataDir, databaseUrl, redisUrl, url }, endings) {
  const host = '127.0.0.1';
  /** @param {import('node:net').NetConnectOpts} target */
  const before = async (target) => {
    const proxy = await silentProxy(target);
    endings.add(() => proxy.stop());
    return proxy;
  };
  /** @type {{ port: number }} */
  const sandbox = await startSpeakingServer(inRoot('tools/chaos/serve-sandbox.mjs'), {
    endings,
    env: { DATABASE_URL: databaseUrl, SHOP_URL: url },
  });
  /** @type {{ port: number }} */
  const mail = await startSpeakingServer(inRoot('tools/chaos/serve-mail.mjs'), {
    endings,
    env: { MAIL_FOLDER: path.join(dataDir, 'mail') },
  });
  /** @type {Record<string, string>} */
  const s3 = await startSpeakingServer(inRoot('backend/src/testing/serve-s3.ts'), {
    endings,
    env: fromSource,
  });
  const proxies = {
    Stripe: await before({ host, port: sandbox.port }),
    SMTP: await before({ host, port: mail.port }),
    S3: await before({ host, port: Number(new URL(s3.S3_ENDPOINT ?? '').port) }),
    PostgreSQL: await before(placeOf(databaseUrl)),
    ...(redisUrl ? { Redis: await before({ host, port: Number(new URL(redisUrl).port) }) } : {}),
  };
  return {
    /** @type {Partial<Record<Service, import('./silent-proxy.mjs').SilentProxy>>} */
    proxies,
    stripeUrl: `http://${host}:${sandbox.port}`,
    settings: {
      SANDBOX_PORT: String(proxies.Stripe.port),
      SMTP_URL: `smtp://${host}:${proxies.SMTP.port}`,
      ...s3,
      S3_ENDPOINT: `http://${host}:${proxies.S3.port}`,
      DATABASE_URL: `postgres://${parsed(databaseUrl).username}@${host}:${proxies.PostgreSQL.port}/lectern`,
      ...(proxies.Redis ? { REDIS_URL: `redis://${host}:${proxies.Redis.port}` } : {}),
    },
  };
}
