import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import pg from 'pg';

import { SiteProcess, newDataDir } from '../site-process.js';
import { type CrashPoint, CrashPoints } from '../crash-points.js';
import { freePort, servePostgres, type TestPostgres } from '@lectern/embedded-postgres/servers';
import { downloadLinks, emailsIn } from '../mailbox.js';
import { owner, ownerSettings } from '../owner.js';
import { purchase } from '../purchase.js';

interface Step extends CrashPoint {
  /** A single worker does this for all buyers: while it is blocked, no other purchase proceeds. */
  stopsAll?: boolean;
}

/** From click to email, in order. */
const SALE: Step[] = [
  { step: 'the order is being opened', event: 'INSERT ON orders' },
  { step: 'the payment intent is being noted', event: 'UPDATE OF stripe_payment_intent_id ON orders' },
  { step: 'the event is being kept', event: 'INSERT ON stripe_events' },
  {
    step: 'the order becomes paid, and so fulfilled',
    event: 'UPDATE OF status ON orders',
    condition: `NEW.status = 'fulfilled'`,
  },
  { step: 'the grants are being written', event: 'INSERT ON download_grants' },
  {
    step: 'the mail is being owed',
    event: 'INSERT ON mail_deliveries',
    condition: `NEW.letter = 'send-order-mail'`,
  },
  {
    step: 'the mail is being dispatched',
    event: 'INSERT ON bullmq.job',
    condition: `NEW.name = 'send-order-mail'`,
    stopsAll: true,
  },
  { step: 'the links of the mail are being written', event: 'INSERT ON download_links' },
  {
    step: 'the mail has left and its promise is being closed',
    event: 'UPDATE OF closed_at ON outbox',
    condition: `NEW.job = 'send-order-mail'`,
  },
];

/** From the owner's click to the buyer's email, in order. */
const REFUND: Step[] = [
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

/** A process blocked at one point waits for the kill, however long the others take to reach theirs. */
const patience = {
  DATABASE_LOCK_TIMEOUT_MS: '600000',
  DATABASE_STATEMENT_TIMEOUT_MS: '600000',
  DATABASE_JOB_STATEMENT_TIMEOUT_MS: '600000',
  STRIPE_TIMEOUT_MS: '600000',
};

const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

/** A buyer per step, from the last one back, so that none has to pass a blocked point. */
function buyersFor(steps: Step[]) {
  const backwards = [...steps].reverse();
  const inTurn = [
    ...backwards.filter(({ stopsAll }) => !stopsAll),
    ...backwards.filter(({ stopsAll }) => stopsAll),
  ];
  return inTurn.map((point) => ({ point, email: newEmail(), key: randomUUID() }));
}

test.describe('a kill -9 between any two lines @trial @S2-calls-and-errors-29', () => {
  test.describe.configure({ mode: 'serial' });
  let database: TestPostgres;
  let client: pg.Client;
  let points: CrashPoints;
  let dataDir: string;
  let port: string;
  let site: SiteProcess;

  const start = async () => {
    site = await SiteProcess.start(dataDir, {
      ...ownerSettings,
      ...patience,
      PORT: port,
      DATABASE_URL: database.url,
    });
    return site.ready();
  };

  test.beforeAll(async () => {
    database = await servePostgres();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    points = new CrashPoints(client);
    dataDir = await newDataDir();
    port = String(await freePort());
    await start();
    await points.place([...SALE, ...REFUND]);
  });
  test.afterAll(async () => {
    await site.end('SIGTERM');
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Kills the site at all points at once, and starts it again. */
  async function die(): Promise<void> {
    await site.end('SIGKILL');
    await points.disarm();
    await start();
  }

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

  async function refund(orderId: string, refundId: string): Promise<void> {
    const headers = { 'content-type': 'application/json', origin: site.url };
    const post = (address: string, body: object, more = {}) =>
      fetch(site.url + address, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/api/admin/session', owner);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const input = { refundId, amountCents: 999, reason: 'Bought twice', seenGivenBackCents: 0 };
    await post(`/api/admin/orders/${orderId}/refunds`, input, { cookie });
  }

  /** Records of a buyer in the shop, at the payment service and in the mailbox. */
  async function outcome(email: string) {
    const { rows } = await client.query<{ id: string; status: string }>(
      `SELECT o.id, o.status,
         (SELECT count(*)::int FROM download_grants g WHERE g.order_id = o.id) AS grants,
         (SELECT count(*)::int FROM stripe_sandbox.charges c WHERE c.payment_intent = o.stripe_payment_intent_id) AS charges,
         (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
           WHERE r.order_id = o.id AND r.status = 'succeeded') AS given,
         (SELECT coalesce(sum((s.body ->> 'amount')::int), 0)::int FROM stripe_sandbox.refunds s
           WHERE s.payment_intent = o.stripe_payment_intent_id) AS made
       FROM orders o WHERE o.customer_email = $1`,
      [email],
    );
    const emails = await emailsIn(path.join(dataDir, 'mail'));
    const subjects = emails.filter(({ to }) => to?.[0]?.address === email).map(({ subject = '' }) => subject);
    return { orders: rows, subjects: subjects.sort() };
  }

  const orderOf = async (email: string) => (await outcome(email)).orders[0];

  /** Waits until every buyer has the expected outcome, and names the point at which one differs. */
  async function expectEach(buyers: ReturnType<typeof buyersFor>, expected: object): Promise<void> {
    const found = async () => {
      const byStep: Record<string, unknown> = {};
      for (const { point, email } of buyers) byStep[point.step] = await outcome(email);
      return byStep;
    };
    await expect
      .poll(found, { timeout: 120_000, intervals: [250] })
      .toEqual(Object.fromEntries(buyers.map(({ point }) => [point.step, expected])));
  }

  test('from the click to the email leaves one order, one charge, one set of grants and one email', async () => {
    const buyers = buyersFor(SALE);
    const purchases: Promise<string | undefined>[] = [];
    for (const { point, email, key } of buyers) {
      await points.arm(point);
      // The kill cuts off the response.
      const paying = click(email, key)
        .then((secret) => (secret ? pay(secret).then(() => secret) : undefined))
        .catch(() => undefined);
      purchases.push(paying);
      await points.reached();
    }
    await die();
    for (const [at, { email, key }] of buyers.entries()) {
      // A buyer without a response clicks again; one who has paid has left.
      if (!(await purchases[at])) await pay((await click(email, key)) ?? '');
    }
    const sold = { status: 'fulfilled', grants: 2, charges: 1, given: 0, made: 0 };
    await expectEach(buyers, {
      orders: [{ id: expect.any(String), ...sold }],
      subjects: [expect.stringMatching(/^Your copy of/)],
    });
    // The first copy of an email sent before the kill is kept: its links work too.
    for (const mail of await emailsIn(path.join(dataDir, 'mail')))
      for (const link of downloadLinks(mail))
        expect.soft((await fetch(link, { method: 'HEAD' })).status, mail.to?.[0]?.address).toBe(200);
  });

  test('from the owner’s click to the email refunds once, and notifies the buyer once', async () => {
    const buyers = buyersFor(REFUND);
    await Promise.all(buyers.map(({ email }) => purchase(site.url, site.url, email)));
    const preferences = new Map<string, string>();
    const asked: Promise<void>[] = [];
    for (const { point, email, key } of buyers) {
      await expect.poll(async () => (await orderOf(email))?.status).toBe('fulfilled');
      const { id = '' } = (await orderOf(email)) ?? {};
      preferences.set(id, key);
      await points.arm(point);
      asked.push(refund(id, key).catch(() => undefined));
      await points.reached();
    }
    await die();
    await Promise.all(asked);
    // The owner clicks again without a response: it is the same refund.
    for (const [orderId, refundId] of preferences) await refund(orderId, refundId);
    await expectEach(buyers, {
      orders: [{ id: expect.any(String), status: 'refunded', grants: 2, charges: 1, given: 999, made: 999 }],
      subjects: [expect.stringMatching(/^Your copy of/), expect.stringMatching(/^Your refund for/)],
    });
  });
});
