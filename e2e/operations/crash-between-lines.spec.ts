import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import pg from 'pg';
import PostalMime from 'postal-mime';

import { Copy, newDataDir } from '../copy.js';
import { arm, type CrashPoint, disarm, reached } from '../crash-point.js';
import { type OwnDatabase, startOwnDatabase } from '../own-database.js';
import { freePort } from '../free-port.js';

/** From click to mail, in the order in which they happen. */
const STEPS: CrashPoint[] = [
  { step: 'the order is being opened', event: 'INSERT ON orders' },
  { step: 'the payment intent is being noted', event: 'UPDATE OF stripe_payment_intent_id ON orders' },
  { step: 'the event is being kept', event: 'INSERT ON stripe_events' },
  { step: 'the order becomes paid', event: 'UPDATE OF status ON orders', condition: `NEW.status = 'paid'` },
  {
    step: 'the delivery is being dispatched',
    event: 'UPDATE OF dispatched_at ON outbox',
    condition: `NEW.job = 'deliver-order'`,
  },
  { step: 'the grants are being written', event: 'INSERT ON download_grants' },
  {
    step: 'the order becomes fulfilled',
    event: 'UPDATE OF status ON orders',
    condition: `NEW.status = 'fulfilled'`,
  },
  { step: 'the links of the mail are being written', event: 'INSERT ON download_links' },
  {
    step: 'the mail has left and its promise is being closed',
    event: 'UPDATE OF closed_at ON outbox',
    condition: `NEW.job = 'send-order-mail'`,
  },
];

test.describe('a kill -9 between any two lines', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let database: OwnDatabase;
  let client: pg.Client;
  let dataDir: string;
  let port: string;
  let site: Copy;

  const start = async () => {
    site = await Copy.start(dataDir, { PORT: port, DATABASE_URL: database.url });
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

  async function click(email: string, key: string): Promise<string | undefined> {
    const answer = await fetch(`${site.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ productId: 'finding-peace-ebook', customerName: 'Ruth', customerEmail: email }),
    }).catch(() => undefined);
    return ((await answer?.json()) as { clientSecret: string } | undefined)?.clientSecret;
  }

  async function pay(clientSecret: string): Promise<void> {
    const [id] = clientSecret.split('_secret_');
    const body = new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' });
    await fetch(`${site.url}/sandbox/stripe/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
  }

  async function mailsTo(email: string): Promise<number> {
    const folder = path.join(dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
    return mails.filter((mail) => mail.to?.[0]?.address === email).length;
  }

  /** What the shop and the card's side have of a buyer. */
  async function outcome(email: string) {
    const { rows } = await client.query(
      `SELECT o.status,
         (SELECT count(*)::int FROM download_grants g WHERE g.order_id = o.id) AS grants,
         (SELECT count(*)::int FROM stripe_sandbox.charges c WHERE c.payment_intent = o.stripe_payment_intent_id) AS charges
       FROM orders o WHERE o.customer_email = $1`,
      [email],
    );
    return { orders: rows, mails: await mailsTo(email) };
  }

  for (const point of STEPS) {
    test(`while ${point.step} leaves one order, one charge, one set of grants and one mail`, async () => {
      const email = `${randomUUID().slice(0, 8)}@example.com`;
      const key = randomUUID();
      await arm(client, point);
      // The kill cuts off an answer that is on its way.
      const paying = click(email, key)
        .then((secret) => (secret ? pay(secret).then(() => secret) : undefined))
        .catch(() => undefined);
      await reached(client);
      await site.end('SIGKILL');
      await disarm(client, point);
      const secret = await paying;
      await start();
      // A buyer whose click got no answer clicks again; one who has paid has left.
      if (!secret) await pay((await click(email, key)) ?? '');
      await expect
        .poll(() => outcome(email), { timeout: 90_000, intervals: [250] })
        .toEqual({ orders: [{ status: 'fulfilled', grants: 2, charges: 1 }], mails: 1 });
    });
  }
});
