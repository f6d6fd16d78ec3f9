import { createHmac, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';

import { clickBuy, exchange, firstProduct, pay } from '../../buyers/shop-client.mjs';
import { countKeptMails, keptMails } from '../../buyers/books-of-buyers.mjs';
import { siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { until } from '../../buyers/until.mjs';
import { freePort } from '@lectern/embedded-postgres/servers';
import { inRoot } from '../../start/paths.mjs';
import { dataFolder, startSite } from '../start-site.mjs';
import { inTurn, percentile } from '../measure.mjs';
import { startSpeakingServer } from '../server-process.mjs';

/** @typedef {{ address: string, eventId: string, intentId: string }} Order `address`: where its mail goes */

/** @type {typeof import('stripe').default} */
const Stripe = createRequire(inRoot('backend/package.json'))('stripe');

const rounds = 3;
const ordersPerRound = 200;
const warmUpOrders = 20;
const buyersAtOnce = 10;
const timeoutMs = 120_000;
const secret = 'whsec_of_the_bench';

/** @param {Order} order */
function signedEvent({ eventId, intentId }) {
  const seconds = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: seconds,
    data: { object: { id: intentId, object: 'payment_intent' } },
  });
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, signature: `t=${seconds},v1=${digest}` };
}

/** @param {string} url @param {Order} order */
async function post(url, order) {
  const { body, signature } = signedEvent(order);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature,
  };
  const answer = await exchange(url, { method: 'POST', headers }, body);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.body.toString()}`);
}

/**
 * Has orders opened, posts their events at once and waits for the emails.
 * @param {string} url
 * @param {string} dataDir
 * @param {() => Promise<Order[]>} open
 * @returns {Promise<number[]>} for each order, milliseconds from webhook to mail
 */
async function letters(url, dataDir, open) {
  // A site that looks after payments of which nobody has told may be sooner than an event.
  const before = await countKeptMails(dataDir);
  const orders = await open();
  const startedAtMs = Date.now();
  await Promise.all(orders.map((order) => post(url, order)));
  await until(
    'a letter for each order',
    timeoutMs,
    async () => (await countKeptMails(dataDir)) - before >= orders.length,
  );
  const keptAt = new Map((await keptMails(dataDir)).map(({ to, keptAtMs }) => [to, keptAtMs]));
  return orders.map(({ address }) => (keptAt.get(address) ?? Number.NaN) - startedAtMs);
}

/** Opens and pays orders of which the site has not heard yet. @param {string} siteUrl @param {number} count */
async function paidOrders(siteUrl, count) {
  /** @type {import('../../buyers/shop-client.mjs').Send} */
  const send = (path, { content, ...options } = {}) => exchange(siteUrl + path, options, content);
  const product = await firstProduct(send);
  /** @type {Order[]} */
  const orders = [];
  const buyer = async () => {
    while (orders.length < count) {
      const address = `${randomUUID()}@example.com`;
      const order = { address, eventId: `evt_${randomUUID()}`, intentId: '' };
      orders.push(order);
      const clientSecret = await clickBuy(send, { email: address, key: randomUUID(), product });
      order.intentId = clientSecret.split('_secret_')[0] ?? '';
      await pay(send, clientSecret, 'pm_card_visa');
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer));
  return orders;
}

/** Payments of which the bare server needs no more. @param {import('stripe').default} stripe @param {number} count */
async function barePayments(stripe, count) {
  /** @type {Order[]} */
  const orders = [];
  const pay = async () => {
    while (orders.length < count) {
      const eventId = `evt_${randomUUID()}`;
      const order = { eventId, intentId: '', address: `${eventId}@example.com` };
      orders.push(order);
      const automatic_payment_methods = { enabled: true, allow_redirects: /** @type {const} */ ('never') };
      const wish = { amount: 999, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
      order.intentId = (await stripe.paymentIntents.create({ ...wish, automatic_payment_methods })).id;
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, pay));
  return orders;
}

/**
 * All webhooks come at once; each order is settled with the payment service, given its files, and its email is
 * written and kept. Beside it a program that only notes the event, asks the payment service once, and keeps an email that
 * was written before.
 * @type {import('../benches.mjs').Bench}
 */
export const webhookToMail = {
  name: 'webhook-to-mail',
  title: `Webhook to mail, ${ordersPerRound} orders at once`,
  async run({ endings, say }) {
    say('starting a site of its own');
    const sandboxPort = await freePort();
    // The bench posts the events itself, all at once.
    const settings = { STRIPE_WEBHOOK_SECRET: secret, SANDBOX_WEBHOOK_FAULTS: 'seed=1 drop=1' };
    const site = await startSite(endings, { ...settings, SANDBOX_PORT: String(sandboxPort) });
    // As the real Stripe does, and as for the program beside it, the stand-in answers from a process of its own.
    await startSpeakingServer(inRoot('tools/chaos/serve-sandbox.mjs'), {
      endings,
      env: {
        DATABASE_URL: await siteDatabaseUrl(site.dataDir),
        SHOP_URL: site.url,
        SANDBOX_PORT: String(sandboxPort),
      },
    });
    const webhookUrl = `${site.url}/api/stripe/webhook`;
    say('warming up');
    await letters(webhookUrl, site.dataDir, () => paidOrders(site.url, warmUpOrders));
    const [letter] = await keptMails(site.dataDir);
    /** @type {{ port: number, secretKey: string }} */
    const sandbox = await startSpeakingServer(inRoot('tools/bench/benches/serve-sandbox.mjs'), {
      endings,
      env: { DATA_DIR: await dataFolder(endings) },
    });
    const stripe = new Stripe(sandbox.secretKey, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      telemetry: false,
    });
    const bareDir = await dataFolder(endings);
    const env = {
      DATA_DIR: bareDir,
      DATABASE_URL: await siteDatabaseUrl(site.dataDir),
      STRIPE_WEBHOOK_SECRET: secret,
      ASKED_PORT: String(sandbox.port),
      ASKED_KEY: sandbox.secretKey,
    };
    /** @type {{ port: number }} */
    const { port } = await startSpeakingServer(inRoot('tools/bench/benches/serve-letters.mjs'), {
      endings,
      env,
      input: JSON.stringify(letter),
    });
    const bareUrl = `http://127.0.0.1:${port}/`;
    await letters(bareUrl, bareDir, () => barePayments(stripe, warmUpOrders));
    const measured = await inTurn(rounds, {
      site: () => {
        say('opening and paying orders, waiting for the letters');
        return letters(webhookUrl, site.dataDir, () => paidOrders(site.url, ordersPerRound));
      },
      beside: () => letters(bareUrl, bareDir, () => barePayments(stripe, ordersPerRound)),
    });
    return [0.5, 0.95].map((share) => ({
      bench: 'webhook-to-mail',
      title: `webhook to mail kept, ${ordersPerRound} at once, p${share * 100}`,
      unit: /** @type {const} */ ('ms'),
      beside: 'bare server, letter ready, that asks the sandbox',
      rounds: measured.map((round) => ({
        site: percentile(round.site, share),
        beside: percentile(round.beside, share),
      })),
    }));
  },
};
