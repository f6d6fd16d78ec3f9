import { createHmac, randomUUID } from 'node:crypto';

import { freePort } from '@lectern/embedded-postgres/servers';

import { countStoredEmails, readStoredEmails } from '../harness/buyer-records.js';
import { connect, siteDatabaseUrl } from '../harness/database.js';
import { startServer } from '../harness/server-process.js';
import {
  clickBuy,
  clientOf,
  exchange,
  firstEbook,
  intentOf,
  pay,
  UnexpectedAnswer,
} from '../harness/shop-client.js';
import { dataFolder, startSite } from '../harness/site.js';
import { until } from '../harness/until.js';
import { type Bench, inTurns, percentiles } from './comparison.js';
import { stripeAt } from './stripe-at.js';

interface Order {
  /** Of the email that it leads to. */
  address: string;
  eventId: string;
  intentId: string;
}

const rounds = 3;
const ordersPerRound = 200;
const warmUpOrders = 20;
const buyersAtOnce = 10;
const timeoutMs = 120_000;
const secret = 'whsec_of_the_bench';

async function postEvent(url: string, { eventId, intentId }: Order): Promise<void> {
  const seconds = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: seconds,
    data: { object: { id: intentId, object: 'payment_intent' } },
  });
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${digest}` };
  const answer = await exchange(url, { method: 'POST', headers }, body);
  if (answer.status !== 200) throw new UnexpectedAnswer(url, answer);
}

/** Creates paid orders and posts their events at once. Returns milliseconds from webhook to email per order. */
async function emailTimes(url: string, dataDir: string, create: () => Promise<Order[]>): Promise<number[]> {
  // The site's sweep of payments may be faster than an event.
  const storedBefore = await countStoredEmails(dataDir);
  const orders = await create();
  const startedAtMs = Date.now();
  await Promise.all(orders.map((order) => postEvent(url, order)));
  let storedAt = new Map<string, number>();
  await until('an email for each order', timeoutMs, async () => {
    // Reading them all takes long, so they are counted first.
    if ((await countStoredEmails(dataDir)) - storedBefore < orders.length) return false;
    storedAt = new Map((await readStoredEmails(dataDir)).map((email) => [email.to, email.storedAtMs]));
    return orders.every(({ address }) => storedAt.has(address));
  });
  return orders.map(({ address }) => (storedAt.get(address) ?? Number.NaN) - startedAtMs);
}

/** Creates orders, some at once. @param pays for an order, and returns the id of its payment intent */
async function createOrders(count: number, pays: (order: Order) => Promise<string>): Promise<Order[]> {
  const orders: Order[] = [];
  const buyer = async () => {
    while (orders.length < count) {
      const eventId = `evt_${randomUUID()}`;
      const order = { address: `${eventId}@example.com`, eventId, intentId: '' };
      orders.push(order);
      order.intentId = await pays(order);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
  return orders;
}

async function siteOrders(siteUrl: string, count: number): Promise<Order[]> {
  const send = clientOf(siteUrl);
  const product = await firstEbook(send);
  return createOrders(count, async ({ address }) => {
    const clientSecret = await clickBuy(send, { email: address, key: randomUUID(), product });
    await pay(send, clientSecret);
    return intentOf(clientSecret);
  });
}

/** The bare server needs only payments. */
function bareOrders(stripe: ReturnType<typeof stripeAt>, count: number): Promise<Order[]> {
  const card = { amount: 999, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
  const methods = { enabled: true, allow_redirects: 'never' as const };
  return createOrders(
    count,
    async () => (await stripe.paymentIntents.create({ ...card, automatic_payment_methods: methods })).id,
  );
}

/**
 * All webhooks arrive at once; for each the site asks Stripe, fulfills the order, and writes and stores an email. The bare
 * server beside it stores the event, asks Stripe once, and stores an email that was written before. Each has a sandbox in a
 * process of its own.
 */
export const webhookToMail: Bench = {
  name: 'webhook-to-mail',
  title: `Webhook to email, ${ordersPerRound} orders at once`,
  async run({ cleanup, say }) {
    say('starting a site');
    const sandboxPort = String(await freePort());
    // The bench posts all events itself.
    const settings = { STRIPE_WEBHOOK_SECRET: secret, SANDBOX_WEBHOOK_FAULTS: 'seed=1 drop=1' };
    const site = await startSite(cleanup, { ...settings, SANDBOX_PORT: sandboxPort });
    const databaseUrl = await siteDatabaseUrl(site.dataDir);
    const startSandbox = (env: NodeJS.ProcessEnv) =>
      startServer<{ port: number; secretKey: string }>('tools/harness/serve-sandbox.ts', { cleanup, env });
    await startSandbox({ DATABASE_URL: databaseUrl, SHOP_URL: site.url, SANDBOX_PORT: sandboxPort });
    const webhookUrl = `${site.url}/api/stripe/webhook`;
    say('warming up');
    await emailTimes(webhookUrl, site.dataDir, () => siteOrders(site.url, warmUpOrders));

    const client = await connect(databaseUrl, cleanup);
    await client.query('CREATE DATABASE bare');
    const bareUrl = databaseUrl.replace('/lectern?', '/bare?');
    const sandbox = await startSandbox({ DATABASE_URL: bareUrl });
    const stripe = stripeAt(sandbox.port, sandbox.secretKey);
    const bareDir = await dataFolder(cleanup);
    const [email] = await readStoredEmails(site.dataDir);
    const bare = await startServer<{ port: number }>('tools/bench/serve-bare-shop.ts', {
      cleanup,
      env: {
        DATA_DIR: bareDir,
        DATABASE_URL: bareUrl,
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_PORT: String(sandbox.port),
        STRIPE_KEY: sandbox.secretKey,
      },
      input: JSON.stringify(email),
    });
    const bareTimes = (count: number) =>
      emailTimes(`http://127.0.0.1:${bare.port}/`, bareDir, () => bareOrders(stripe, count));
    await bareTimes(warmUpOrders);
    say(`${rounds} rounds`);
    const measured = await inTurns(rounds, {
      site: () => emailTimes(webhookUrl, site.dataDir, () => siteOrders(site.url, ordersPerRound)),
      beside: () => bareTimes(ordersPerRound),
    });
    return [0.5, 0.95].map((share) => ({
      title: `webhook to stored email, ${ordersPerRound} at once, p${share * 100}`,
      unit: 'ms' as const,
      beside: 'bare server that asks Stripe',
      rounds: percentiles(measured, share),
    }));
  },
};
