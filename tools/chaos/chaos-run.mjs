import { setTimeout as wait } from 'node:timers/promises';

import { productsOn } from '../buyers/shop-client.mjs';
import { pg } from '../buyers/site-database.mjs';
import { persistent, visitShop } from './buyer.mjs';
import { drawer } from './draw.mjs';
import { dealBlows, pace, planBlows } from './killer.mjs';
import { settleAccounts } from './settle-accounts.mjs';
import { startShop } from './shop.mjs';

/**
 * @typedef {object} ChaosOptions
 * @property {string} seed
 * @property {number} orders
 * @property {number} blows kills, and one loss of the job store where that is a Redis
 * @property {import('./shop.mjs').Store} store
 * @property {import('../bench/endings.mjs').Endings} endings
 * @property {(detail: string) => void} say
 */

/** On average. */
const betweenBuyersMs = 120;
/** A job store that lost its jobs is filled again after five minutes. */
const quietPatienceMs = { postgres: 180_000, redis: 480_000 };
/** Of the buyers: each copy takes a worker a second or more. */
const personalShare = 0.1;

/** As the owner does in the dashboard. @param {string} databaseUrl @param {string} productId */
async function turnOnCopies(databaseUrl, productId) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('INSERT INTO personal_copy_products (product_id) VALUES ($1)', [productId]);
  } finally {
    await client.end();
  }
}

/** @param {string} seed */
const faults = (seed) =>
  `seed=${seed} drop=0.1 double=0.2 reorder=0.2 delay=0.3 delayMs=50-2000 reorderMs=300`;

/**
 * Sends buyers through a shop whose processes die and whose webhooks go astray, waits until all is quiet, and
 * counts what is there.
 * @param {ChaosOptions} options
 */
export async function runChaos({ seed, orders, blows, store, endings, say }) {
  const draw = drawer(seed);
  const startedMs = performance.now();
  say('starting two web processes and two workers');
  const settings = {
    SANDBOX_WEBHOOK_FAULTS: faults(seed),
    PAYMENT_SWEEP_AFTER_MS: '1000',
    PAYMENT_SWEEP_EVERY_MS: '1000',
  };
  const shop = await startShop({ endings, store, settings });
  const sold = await productsOn(persistent(shop, draw, { email: '', retries: 0 }));
  const [product, personal] = sold.filter(({ type }) => type === 'ebook');
  if (!product || !personal) throw new Error('The site sells fewer than two e-books.');
  await turnOnCopies(shop.database.url, personal.id);
  const plan = planBlows(draw, { blows, flushes: store === 'redis' });
  const pacing = pace(plan);
  const visiting = async () => {
    /** @type {Promise<import('./buyer.mjs').Visit>[]} */
    const visits = [];
    for (let number = 0; number < orders; number++) {
      await wait(draw.between(0, 2 * betweenBuyersMs, 'arrival', number));
      await pacing.come((number + 1) / orders);
      say(`buyer ${number + 1} of ${orders} has come`);
      const isPersonal = draw.share('personal', number) < personalShare;
      visits.push(visitShop({ number, shop, draw, product: isPersonal ? personal : product, isPersonal }));
    }
    return Promise.all(visits);
  };
  const [visited, dealt] = await Promise.all([visiting(), dealBlows(shop, plan, pacing)]);
  const result = await settleAccounts({ shop, visited, draw, timeoutMs: quietPatienceMs[store], say });
  const ownEndings = [...shop.webs, ...shop.workers].flatMap((part) => part.ownEndings());
  return {
    ...result,
    dealt,
    ownEndings,
    seconds: (performance.now() - startedMs) / 1_000,
  };
}

/** @typedef {Awaited<ReturnType<typeof runChaos>>} ChaosResult */
