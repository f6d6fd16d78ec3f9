import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';

import { inRoot } from '../../start/paths.mjs';
import { dataFolder } from '../start-site.mjs';
import { exchange } from '../../buyers/shop-client.mjs';
import { someAddress } from '../../buyers/some-address.mjs';
import { inTurn, percentile } from '../measure.mjs';
import { startSpeakingServer } from '../server-process.mjs';

/** The very SDK that the site calls. @type {typeof import('stripe').default} */
const Stripe = createRequire(inRoot('backend/package.json'))('stripe');

/** @typedef {import('../measure.mjs').Measurement} Measurement */
/** @typedef {import('../measure.mjs').Round} Round */
/** @typedef {{ port: number, secretKey: string }} Sandbox */
/** @typedef {{ id: string, title: string, price: number }} Product */

const rounds = 5;
const callsPerRound = 40;
const warmUpCalls = 20;

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** @param {string} siteUrl @returns {Promise<Product>} */
async function findProduct(siteUrl) {
  const { body } = await exchange(`${siteUrl}/api/products`);
  const [product] = JSON.parse(body.toString());
  if (!product) throw new Error('The site sells nothing.');
  return product;
}

/** A buyer that nobody knows yet clicks the buy button. @param {string} siteUrl @param {Product} product */
function buyer(siteUrl, product) {
  const agent = new Agent({ keepAlive: true });
  return async () => {
    const content = JSON.stringify({
      productId: product.id,
      customerName: 'Ruth Weaver',
      customerEmail: `${randomUUID()}@example.com`,
      amount: product.price,
    });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'idempotency-key': randomUUID(),
      'x-forwarded-for': someAddress(),
    };
    const url = `${siteUrl}/api/create-payment-intent`;
    const { status, body } = await exchange(url, { method: 'POST', agent, headers }, content);
    if (status !== 200 || !JSON.parse(body.toString()).clientSecret) {
      throw new Error(`${url} answered ${status}: ${body.toString()}`);
    }
  };
}

/**
 * The call that the site makes for them.
 * @param {Sandbox} sandbox
 * @param {Product} product
 */
function sandboxCaller({ port, secretKey }, product) {
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  return async () => {
    const orderId = randomUUID();
    const intent = await stripe.paymentIntents.create(
      {
        amount: product.price,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        description: product.title,
        metadata: { order_id: orderId, product_id: product.id },
      },
      { idempotencyKey: `order-${orderId}` },
    );
    if (!intent.client_secret) throw new Error('The sandbox gave no client secret.');
  };
}

/**
 * @param {number} share 0.95 for p95
 * @param {Round[][]} measured the calls of each round, in ms
 * @returns {Measurement}
 */
function measurementAt(share, measured) {
  return {
    bench: 'checkout',
    title: `create-payment-intent, p${share * 100}`,
    unit: 'ms',
    beside: 'its call to the sandbox',
    rounds: measured.map((calls) => {
      const [site, beside] = [calls.map((call) => call.site), calls.map((call) => call.beside)];
      return { site: percentile(site, share), beside: percentile(beside, share) };
    }),
  };
}

/**
 * Opening an order and its payment, one buyer after the other, against the part of it that is the payment
 * service's own.
 * @type {import('../benches.mjs').Bench}
 */
export const checkout = {
  name: 'checkout',
  title: 'Checkout, one buyer after the other',
  async run({ siteUrl, endings, say }) {
    say('starting a sandbox of its own');
    const env = { DATA_DIR: await dataFolder(endings) };
    /** @type {Sandbox} */
    const sandbox = await startSpeakingServer(inRoot('tools/bench/benches/serve-sandbox.mjs'), {
      endings,
      env,
    });
    const product = await findProduct(siteUrl);
    const [buy, callSandbox] = [buyer(siteUrl, product), sandboxCaller(sandbox, product)];
    const calls = { site: () => timed(buy), beside: () => timed(callSandbox) };
    say('warming up');
    await inTurn(warmUpCalls, calls);
    /** @type {Round[][]} */
    const measured = [];
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}, ${callsPerRound} calls each`);
      measured.push(await inTurn(callsPerRound, calls));
    }
    return [measurementAt(0.5, measured), measurementAt(0.95, measured)];
  },
};
