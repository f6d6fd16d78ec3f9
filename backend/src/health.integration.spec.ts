import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@lectern/embedded-postgres/servers';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { appModule } from './app.module.js';
import { readConfiguration } from './platform/config/read-configuration.js';
import { MetricsPort } from './platform/health/metrics-port.js';
import type { ReadinessReport } from './platform/health/readiness.js';
import { SitePages } from './site/site-pages.js';
import { ApiSession } from './testing/api-session.js';
import { directAccess } from './testing/direct-access.js';
import { eventually } from './testing/eventually.js';
import { KillableRedis } from './testing/killable-servers.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { openShopDatabase } from './testing/shop-database.js';
import { proxyDatabase, type SilentProxy } from './testing/silent-proxy.js';

async function ask(url: string, address = '/readyz') {
  const answer = await fetch(url + address);
  return { status: answer.status, body: (await answer.json()) as ReadinessReport };
}

describe('Health', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  it('is alive', async () => {
    expect(await ask(shop.url, '/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
  });

  it('is ready if every part is', async () => {
    const report = await eventually('all checks to be in time', async () => {
      const answer = await ask(shop.url);
      expect(answer.status).toBe(200);
      return answer.body.degraded.length === 0 && answer.body;
    });
    expect(report).toEqual({
      status: 'ready',
      checks: { database: 'ok', jobs: 'ok', disk: 'ok', pages: 'ok' },
      missing: [],
      degraded: [],
    });
  });

  it('is not ready without pages', async () => {
    await shop.app.get(SitePages).show({ pages: [], frames: [], files: [], moved: [] });
    expect(await ask(shop.url)).toMatchObject({
      status: 503,
      body: { status: 'not ready', missing: ['pages'] },
    });
  });
});

const LIMITS = {
  DATABASE_STATEMENT_TIMEOUT_MS: '3000',
  // A job that waits for the silent database delays the end of its worker.
  DATABASE_JOB_STATEMENT_TIMEOUT_MS: '3000',
  REDIS_TIMEOUT_MS: '1000',
};

(KillableRedis.isAtHand ? describe : describe.skip)('Readiness when a service is gone', () => {
  let redis: KillableRedis;
  let proxy: SilentProxy;
  let shop: RunningShop;
  let worker: INestApplicationContext;
  let webMetricsUrl: string;
  let workerUrl: string;

  beforeAll(async () => {
    redis = await KillableRedis.start();
    const database = await openShopDatabase();
    const proxied = await proxyDatabase(database.url);
    proxy = proxied.proxy;
    const ports = [await freePort(), await freePort()] as const;
    const [webMetrics, workerMetrics] = ports;
    [webMetricsUrl, workerUrl] = [`http://127.0.0.1:${webMetrics}`, `http://127.0.0.1:${workerMetrics}`];
    const services = { REDIS_URL: redis.url, ...LIMITS };
    const close = async () => {
      await proxy.close();
      await database.close();
    };
    shop = await openShop(
      { ROLE: 'web', METRICS_PORT: String(webMetrics), ...services },
      { database: { url: proxied.url, pool: database.pool, close } },
    );
    const environment = {
      ...services,
      ROLE: 'worker',
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.configuration.dataDir,
    };
    const configuration = readConfiguration(environment, { mailFrom: 'hello@eleanormarsh.example' });
    const module = appModule(configuration, directAccess(configuration));
    worker = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    await worker.get(MetricsPort).open(workerMetrics);
  });
  afterAll(async () => {
    await worker.close();
    await shop.stop();
    await redis.kill();
  });

  /** Waits until the site's port and the metrics port agree; a check may be late on a busy machine. */
  const untilDegraded = (...names: string[]) =>
    eventually(`a report of ${names.join() || 'nothing'}`, async () => {
      const reports = await Promise.all([shop.url, webMetricsUrl].map((url) => ask(url)));
      for (const report of reports)
        expect(report).toMatchObject({ status: 200, body: { status: 'ready', missing: [] } });
      return reports.every(({ body }) => body.degraded.join() === names.join());
    });
  const workerIs = async (status: number) => (await ask(workerUrl)).status === status;

  it('keeps a web process ready without Redis, and no worker', async () => {
    await redis.kill();
    await untilDegraded('jobs');
    await eventually('the worker to be not ready', () => workerIs(503));
    expect((await ask(workerUrl)).body).toMatchObject({
      status: 'not ready',
      missing: expect.arrayContaining(['jobs']),
    });
    const visitor = new ApiSession(shop);
    expect((await visitor.pay(await visitor.startPayment())).body.status).toBe('succeeded');
    await redis.revive();
    await untilDegraded();
    await eventually('the worker to be ready', () => workerIs(200));
  });

  it('keeps a web process ready while the database is silent, and no worker', async () => {
    proxy.silence();
    await untilDegraded('database');
    expect((await fetch(shop.url)).status).toBe(200);
    expect((await ask(workerUrl)).body).toMatchObject({
      status: 'not ready',
      missing: expect.arrayContaining(['database']),
    });
    proxy.resume();
    await untilDegraded();
    await eventually('the worker to be ready', () => workerIs(200));
  });
});
