import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import Stripe from 'stripe';

import type { ReadinessReport } from './platform/health/readiness.js';
import { eventually } from './testing/eventually.js';
import { KillableRedis } from './testing/killable-servers.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { FakeS3 } from './testing/fake-s3.js';
import { openShopDatabase } from './testing/shop-database.js';
import { BUYER, ApiSession } from './testing/api-session.js';
import { proxyDatabase, SilentProxy } from './testing/silent-proxy.js';

/** More than the size of the connection pool. */
const CROWD = 30;
const SENTENCE = 'Something we need isn’t answering right now. Please try again in a minute.';
const LIMITS = { DATABASE_CONNECT_TIMEOUT_MS: '3000', DATABASE_STATEMENT_TIMEOUT_MS: '3000' };

/** The site is always ready: its pages are in memory. */
async function degraded({ url }: RunningShop): Promise<string[]> {
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as ReadinessReport).degraded;
}

describe('A site with an unresponsive database', () => {
  let proxy: SilentProxy;
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    const database = await openShopDatabase();
    const proxied = await proxyDatabase(database.url);
    proxy = proxied.proxy;
    const close = async () => {
      await proxy.close();
      await database.close();
    };
    shop = await openShop(LIMITS, { database: { url: proxied.url, pool: database.pool, close } });
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const ask = () =>
    visitor.post('/api/create-payment-intent', { productId: 'finding-peace-ebook', ...BUYER });

  it('answers 503, and sells again after recovery', async () => {
    await visitor.startPayment();
    proxy.silence();
    const answers = await Promise.all(Array.from({ length: CROWD }, ask));
    for (const { status, headers, body } of answers) {
      expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
      expect(body).toMatchObject({
        status: 503,
        detail: SENTENCE,
      });
    }
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect(await degraded(shop)).toEqual(['database', 'jobs']);
    expect((await fetch(shop.url)).status).toBe(200);
    proxy.resume();
    await eventually('the database to answer', async () => (await degraded(shop)).length === 0);
    const secret = await visitor.startPayment({ customerEmail: 'after@example.com' });
    expect((await visitor.pay(secret)).body.status).toBe('succeeded');
    await eventually('the order', async () => {
      const fulfilled = `SELECT FROM orders WHERE customer_email = 'after@example.com' AND status = 'fulfilled'`;
      return (await shop.pool.query(fulfilled)).rowCount;
    });
  });
});

describe('A site with an unresponsive service', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function open(settings: Record<string, string>): Promise<{ shop: RunningShop; visitor: ApiSession }> {
    const shop = await openShop(settings);
    closing.push(() => shop.stop());
    return { shop, visitor: new ApiSession(shop) };
  }
  async function openProxy(port?: number): Promise<SilentProxy> {
    const proxy = await SilentProxy.open(port === undefined ? undefined : { port, host: '127.0.0.1' });
    closing.push(() => proxy.close());
    return proxy;
  }

  it('Stripe: reports that nothing was charged, and sells after recovery', async () => {
    const { shop, visitor } = await open({ STRIPE_TIMEOUT_MS: '2000', STRIPE_RETRIES: '1' });
    const stripe = shop.app.get(Stripe);
    const { port } = stripe['_api'] as { port: number };
    const proxy = await openProxy(port);
    stripe._setApiField('port', proxy.port);
    proxy.silence();
    const refused = await visitor.post('/api/create-payment-intent', {
      productId: 'finding-peace-ebook',
      ...BUYER,
    });
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'COMMERCE.PAYMENT_UNAVAILABLE',
        detail:
          'We can’t take card payments right now. You haven’t been charged; please try again in a minute.',
      },
    });
    proxy.resume();
    expect((await visitor.pay(await visitor.startPayment())).body.status).toBe('succeeded');
    stripe._setApiField('port', String(port));
  });

  async function sellFromBucket(settings: Record<string, string>) {
    const bucket = await new FakeS3().open();
    closing.push(() => bucket.close());
    const proxy = await openProxy(Number(new URL(bucket.settings['S3_ENDPOINT'] ?? '').port));
    const { visitor, shop } = await open({
      ...bucket.settings,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_TIMEOUT_MS: '1000',
      S3_ATTEMPTS: '2',
      ...settings,
    });
    const secret = await visitor.startPayment();
    await visitor.pay(secret);
    const { url = '' } = await eventually(
      'the links',
      async () => (await visitor.claim(secret)).downloads[0],
    );
    return { proxy, bucket, link: `${shop.url}${new URL(url, shop.url).pathname}` };
  }

  it('S3: answers a download with 503, and with the file after recovery', async () => {
    const { proxy, link } = await sellFromBucket({ S3_CACHE_MB: '0' });
    proxy.silence();
    const refused = await fetch(link);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await refused.json()).toMatchObject({ detail: SENTENCE });
    proxy.resume();
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
  });

  it('S3: serves a book from the cache', async () => {
    const { proxy, link, bucket } = await sellFromBucket({});
    await eventually('a download without a request to the bucket', async () => {
      const before = bucket.requests.length;
      await (await fetch(link)).arrayBuffer();
      return bucket.requests.length === before;
    });
    proxy.silence();
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
  });

  (KillableRedis.isAtHand ? it : it.skip)(
    'Redis: sells books, and delivers them after recovery',
    async () => {
      const redis = await KillableRedis.start();
      closing.push(() => redis.kill());
      const proxy = await openProxy(Number(new URL(redis.url).port));
      const settings = { REDIS_URL: `redis://127.0.0.1:${proxy.port}`, REDIS_TIMEOUT_MS: '1000' };
      const { shop, visitor } = await open(settings);
      proxy.silence();
      const secret = await visitor.startPayment();
      expect((await visitor.pay(secret)).body.status).toBe('succeeded');
      await eventually('the report', async () => (await degraded(shop)).join() === 'jobs');
      proxy.resume();
      await eventually('the delivery', async () => (await visitor.claim(secret)).status === 'ready');
      await eventually('all jobs to be done', async () => {
        const open = 'SELECT FROM outbox WHERE closed_at IS NULL';
        return (await shop.pool.query(open)).rowCount === 0;
      });
      expect(await visitor.mails(1, BUYER.customerEmail)).toHaveLength(1);
    },
  );
});
