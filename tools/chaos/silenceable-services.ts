import path from 'node:path';

import type { NetConnectOpts } from 'node:net';

import type { Cleanup } from '../harness/cleanup.js';
import { startMailServer } from '../harness/mail-server.js';
import { startServer } from '../harness/server-process.js';
import type { Services } from '../harness/shop.js';
import { type SilentProxy, startSilentProxy } from '../harness/silent-proxy.js';

/** The services of a shop, in the order in which each is silenced. */
export const services = ['Stripe', 'SMTP', 'S3', 'Redis', 'PostgreSQL'] as const;
export type Service = (typeof services)[number];

const host = '127.0.0.1';

/** A PostgreSQL URL has no host if the server listens on a socket in a folder. */
const parsed = (databaseUrl: string) => new URL(databaseUrl.replace('@/', '@localhost/'));

function databaseTarget(databaseUrl: string): NetConnectOpts {
  const url = parsed(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = url.searchParams.get('port') ?? url.port;
  return folder
    ? { path: path.join(folder, `.s.PGSQL.${port}`) }
    : { host: url.hostname, port: Number(port) };
}

/** Starts the services of a shop, each behind a proxy that can be silenced. */
export async function startSilenceableServices(
  { dataDir, databaseUrl, redisUrl, url }: Services,
  cleanup: Cleanup,
) {
  const proxyFor = (target: NetConnectOpts) => startSilentProxy(target, cleanup);
  const sandbox = await startServer<{ port: number }>('tools/harness/serve-sandbox.ts', {
    cleanup,
    env: { DATABASE_URL: databaseUrl, SHOP_URL: url, DELIVER_WEBHOOKS: 'true' },
  });
  const mail = await startMailServer(cleanup, path.join(dataDir, 'mail'));
  const s3 = await startServer<Record<string, string>>('backend/src/testing/serve-s3.ts', { cleanup });
  const proxies: Partial<Record<Service, SilentProxy>> = {
    Stripe: await proxyFor({ host, port: sandbox.port }),
    SMTP: await proxyFor({ host, port: mail.port }),
    S3: await proxyFor({ host, port: Number(new URL(s3['S3_ENDPOINT'] ?? '').port) }),
    PostgreSQL: await proxyFor(databaseTarget(databaseUrl)),
    ...(redisUrl ? { Redis: await proxyFor({ host, port: Number(new URL(redisUrl).port) }) } : {}),
  };
  const addressOf = (service: Service) => `${host}:${proxies[service]?.port}`;
  return {
    proxies,
    stripeUrl: `http://${host}:${sandbox.port}`,
    settings: {
      SANDBOX_PORT: String(proxies.Stripe?.port),
      SMTP_URL: `smtp://${addressOf('SMTP')}`,
      ...s3,
      S3_ENDPOINT: `http://${addressOf('S3')}`,
      DATABASE_URL: `postgres://${parsed(databaseUrl).username}@${addressOf('PostgreSQL')}/lectern`,
      ...(proxies.Redis ? { REDIS_URL: `redis://${addressOf('Redis')}` } : {}),
    },
  };
}
