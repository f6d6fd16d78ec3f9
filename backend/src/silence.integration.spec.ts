import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from './testing/eventually.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { openShopDatabase } from './testing/shop-database.js';
import { BUYER, ShopVisitor } from './testing/shop-visitor.js';
import { relayDatabase, type SilentRelay } from './testing/silent-relay.js';

/** More than the pool has connections. */
const CROWD = 30;
const LIMITS = { DATABASE_CONNECT_TIMEOUT_MS: '3000', DATABASE_STATEMENT_TIMEOUT_MS: '3000' };

describe('a site whose database accepts and says nothing', () => {
  let relay: SilentRelay;
  let shop: RunningShop;
  let visitor: ShopVisitor;

  beforeAll(async () => {
    const database = await openShopDatabase();
    const relayed = await relayDatabase(database.url);
    relay = relayed.relay;
    const close = async () => {
      await relay.close();
      await database.close();
    };
    shop = await openShop(LIMITS, { database: { url: relayed.url, pool: database.pool, close } });
    visitor = new ShopVisitor(shop);
  }, 60_000);
  afterAll(() => shop.stop(), 60_000);

  const ask = () =>
    visitor.post('/api/create-payment-intent', { productId: 'finding-peace-ebook', ...BUYER });

  it('tells everybody so, and sells again when it speaks', async () => {
    await visitor.startPayment();
    relay.hush();
    const answers = await Promise.all(Array.from({ length: CROWD }, ask));
    for (const { status, headers, body } of answers) {
      expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
      expect(body).toMatchObject({
        status: 503,
        detail: 'Something that we need does not answer at the moment. Please try again in a minute.',
      });
    }
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
    relay.speak();
    await eventually('the site to be ready', async () => (await fetch(`${shop.url}/readyz`)).ok);
    const secret = await visitor.startPayment({ customerEmail: 'after@example.com' });
    expect((await visitor.pay(secret)).body.status).toBe('succeeded');
    await eventually('the order', async () => {
      const { rowCount } = await shop.pool.query(
        `SELECT FROM orders WHERE customer_email = 'after@example.com' AND status = 'fulfilled'`,
      );
      return rowCount;
    });
  }, 60_000);
});
