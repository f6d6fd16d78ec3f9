import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { KillableServer } from '@lectern/embedded-postgres/testing';

import type { ReadinessReport } from './platform/health/readiness.js';
import { eventually } from './testing/eventually.js';
import { openKillableDatabase } from './testing/killable-servers.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { ApiSession } from './testing/api-session.js';

/** The site runs in this process: uncaught errors fail the current test. */
describe('A site whose database crashes', () => {
  let server: KillableServer;
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    const opened = await openKillableDatabase();
    server = opened.server;
    shop = await openShop({}, { database: opened.database });
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const status = async (address: string) => (await fetch(`${shop.url}${address}`)).status;
  const degraded = async () => {
    const answer = await fetch(`${shop.url}/readyz`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as ReadinessReport).degraded;
  };
  const buy = async (customerEmail: string) => {
    const secret = await visitor.startPayment({ customerEmail });
    expect((await visitor.pay(secret)).body.status).toBe('succeeded');
  };
  const isFulfilled = async (email: string) =>
    (await shop.pool.query(`SELECT FROM orders WHERE customer_email = $1 AND status = 'fulfilled'`, [email]))
      .rowCount;

  it.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'under load (%s) survives, and sells again after the restart',
    async (signal) => {
      const crowd = Array.from({ length: 12 }, (_, n) => buy(`${signal}-${n}@example.com`));
      const served = Promise.allSettled(crowd);
      await Promise.any(crowd);
      await server.kill(signal);
      await served;
      expect(await status('/healthz')).toBe(200);
      expect(await degraded()).toEqual(['database', 'jobs']);
      expect(await status('/')).toBe(200);
      await server.revive();
      await eventually('the database to answer', async () => (await degraded()).length === 0);
      await buy(`after-${signal}@example.com`);
      await eventually('the order to be fulfilled', () => isFulfilled(`after-${signal}@example.com`));
    },
  );
});
