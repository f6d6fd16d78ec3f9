import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import pg from 'pg';
import PostalMime from 'postal-mime';

import { Copy, newDataDir } from '../copy.js';
import { arm, type CrashPoint, disarm, reached } from '../crash-point.js';
import { freePort } from '../free-port.js';
import { type OwnDatabase, startOwnDatabase } from '../own-database.js';
import { owner, ownerSettings } from '../owner.js';
import { purchase } from '../purchase.js';

/** From the owner's click to the buyer's letter, in the order in which they happen. */
const STEPS: CrashPoint[] = [
  { step: 'the refund is being written down', event: 'INSERT ON refunds' },
  {
    step: 'Stripe has made it and it is being noted',
    event: 'UPDATE OF status ON refunds',
    condition: `NEW.status = 'succeeded'`,
  },
  {
    step: 'the order becomes refunded',
    event: 'UPDATE OF status ON orders',
    condition: `NEW.status = 'refunded'`,
  },
];

test.describe('a kill -9 while money is given back', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let database: OwnDatabase;
  let client: pg.Client;
  let dataDir: string;
  let port: string;
  let site: Copy;

  const start = async () => {
    site = await Copy.start(dataDir, { ...ownerSettings, PORT: port, DATABASE_URL: database.url });
    return site.ready();
  };

  test.beforeAll(async () => {
    database = await startOwnDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    dataDir = await newDataDir();
    port = String(await freePort());
    await start();
  });
  test.afterAll(async () => {
    await site.end('SIGTERM');
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function refund(orderId: string, refundId: string): Promise<number | undefined> {
    const headers = { 'content-type': 'application/json', origin: site.url };
    const post = (address: string, body: object, more = {}) =>
      fetch(site.url + address, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/api/admin/session', owner);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const wish = { refundId, amountCents: 999, reason: 'Bought twice', seenGivenBackCents: 0 };
    const answer = await post(`/api/admin/orders/${orderId}/refunds`, wish, { cookie }).catch(
      () => undefined,
    );
    return answer?.status;
  }

  async function lettersTo(email: string): Promise<number> {
    const folder = path.join(dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
    return mails.filter(({ to, subject }) => to?.[0]?.address === email && /given back/.test(subject ?? ''))
      .length;
  }

  const orderOf = async (email: string) => {
    const { rows } = await client.query<{ id: string; status: string; given: number; made: number }>(
      `SELECT o.id, o.status,
         (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
           WHERE r.order_id = o.id AND r.status = 'succeeded') AS given,
         (SELECT coalesce(sum((s.body ->> 'amount')::int), 0)::int FROM stripe_sandbox.refunds s
           WHERE s.payment_intent = o.stripe_payment_intent_id) AS made
       FROM orders o WHERE o.customer_email = $1`,
      [email],
    );
    return rows[0];
  };

  for (const point of STEPS) {
    test(`while ${point.step} gives it back once, and tells the buyer once`, async () => {
      const email = `${randomUUID().slice(0, 8)}@example.com`;
      await purchase(site.url, site.url, email);
      await expect.poll(async () => (await orderOf(email))?.status).toBe('fulfilled');
      const { id = '' } = (await orderOf(email)) ?? {};
      const refundId = randomUUID();
      await arm(client, point);
      const asked = refund(id, refundId).catch(() => undefined);
      await reached(client);
      await site.end('SIGKILL');
      await disarm(client, point);
      await asked;
      await start();
      // Whoever had no answer clicks again: it is the same refund.
      await refund(id, refundId);
      await expect
        .poll(async () => ({ ...(await orderOf(email)), letters: await lettersTo(email) }), {
          timeout: 90_000,
          intervals: [250],
        })
        .toEqual({ id, status: 'refunded', given: 999, made: 999, letters: 1 });
    });
  }
});
