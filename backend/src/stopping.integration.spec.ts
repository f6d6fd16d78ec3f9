import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { Draining } from './platform/draining.js';
import { drainAndClose } from './shutdown.js';
import { ApiSession, BUYER } from './testing/api-session.js';
import { eventually } from './testing/eventually.js';
import { ReverseProxy } from './testing/reverse-proxy.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { openShopDatabase, siteUrlOf } from './testing/shop-database.js';

const HOUR_MS = 60 * 60_000;
const ORDER = { productId: 'finding-peace-ebook', ...BUYER };

/** One for all processes of a site. */
const SITE_KEYS = randomBytes(32).toString('base64');

describe('A web process that stops', () => {
  const closing: (() => Promise<unknown>)[] = [];
  let database: Awaited<ReturnType<typeof openShopDatabase>>;
  let shop: RunningShop;

  const open = (prepare?: () => Promise<void>) => {
    const shared = { url: siteUrlOf(database.url), pool: database.pool, close: async () => undefined };
    return openShop({ ROLE: 'web', SITE_KEYS }, { database: shared, ...(prepare ? { prepare } : {}) });
  };
  beforeEach(async () => {
    database = await openShopDatabase();
    closing.push(() => database.close());
    shop = await open();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  it('says so, and closes each connection after its response', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (address: string, accept = '*/*') => {
      const [answer] = (await once(get(shop.url + address, { agent, headers: { accept } }), 'response')) as [
        NodeJS.ReadableStream & { statusCode: number; headers: Record<string, string> },
      ];
      return {
        status: answer.statusCode,
        connection: answer.headers['connection'],
        body: await text(answer),
      };
    };
    expect(await ask('/')).toMatchObject({ status: 200, connection: 'keep-alive' });
    // In progress when the stop begins: the server waits for the rest of its body.
    const late = request(`${shop.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    late.write(JSON.stringify(ORDER));
    await eventually('the request to arrive', async () => (await connections(shop)) === 2);
    shop.app.get(Draining).begin();
    // The first one uses the connection that was idle.
    expect(await ask('/readyz')).toEqual({
      status: 503,
      connection: 'close',
      body: JSON.stringify({ status: 'stopping', checks: {}, missing: [], degraded: [] }),
    });
    for (const [address, status] of [
      ...([
        ['/', 200],
        ['/healthz', 200],
        ['/api/products', 200],
        ['/email-frame', 200],
      ] as const),
      ...([
        ['/lost', 404],
        ['/api/lost', 404],
        ['/d/unknown', 404],
        ['/link-sent/', 308],
      ] as const),
    ])
      expect([address, await ask(address, 'text/html')]).toMatchObject([
        address,
        { status, connection: 'close' },
      ]);
    late.end();
    const [answer] = await once(late, 'response');
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    answer.resume();
    await shop.stop();
  });

  it('ends event streams, and loses no request behind a proxy that checks its health', async () => {
    const successor = await open(async () => undefined);
    closing.push(() => successor.stop());
    const proxy = await ReverseProxy.open(shop.url, successor.url);
    closing.push(() => proxy.close());
    let isOver = false;
    const statuses: number[] = [];
    const write = async () => {
      while (!isOver) {
        const response = await fetch(`${proxy.url}/api/create-payment-intent`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(ORDER),
        });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
    };
    const writers = Array.from({ length: 4 }, write);
    const more = async (count: number) => {
      const wanted = statuses.length + count;
      await eventually('more requests', async () => statuses.length >= wanted);
    };
    await more(20);
    const events = await streamEvents(shop);
    const noticed = new AbortController();
    const closed = drainAndClose(shop.app, HOUR_MS, noticed.signal);
    // The proxy has noticed nothing yet, and the port is open.
    await more(20);
    expect(await proxy.check()).toEqual([successor.url]);
    noticed.abort();
    await closed;
    await more(20);
    isOver = true;
    await Promise.all(writers);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await events.text()).toContain('event: progress');
    await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
    await rm(shop.configuration.dataDir, { recursive: true });
  });
});

/** Follows a preview that waits for a worker. */
async function streamEvents(shop: RunningShop): Promise<Response> {
  const wanted = { bookTitle: 'Finding Peace', voiceType: 'warm' };
  const { body } = await new ApiSession(shop, { prefer: 'wait=0' }).post(
    '/api/audio-preview/generate',
    wanted,
  );
  return fetch(new URL(String(body['eventsUrl']), shop.url));
}

const connections = ({ app }: RunningShop): Promise<number> =>
  new Promise((resolve, reject) =>
    app
      .getHttpServer()
      .getConnections((error: Error | null, count: number) => (error ? reject(error) : resolve(count))),
  );
