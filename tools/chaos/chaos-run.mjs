import { setTimeout as wait } from 'node:timers/promises';

import { hasPaid, openBooks } from '../buyers/books-of-buyers.mjs';
import { download, firstProduct } from '../buyers/shop-client.mjs';
import { pg } from '../buyers/site-database.mjs';
import { until } from '../buyers/until.mjs';
import { fetchFiles, persistent, visitShop } from './buyer.mjs';
import { drawer } from './draw.mjs';
import { dealBlows, pace, planBlows } from './killer.mjs';
import { startShop } from './shop.mjs';
import { verdict } from './verdict.mjs';

/** Work that nobody promised by himself: recurring jobs are always about to run again. */
const openPromises = `SELECT count(*)::int AS n FROM outbox
  WHERE closed_at IS NULL AND dedup_key IS DISTINCT FROM 'schedule'`;
/** Paid, and not yet delivered and mailed. */
const unfinished = `SELECT count(*)::int AS n FROM stripe_sandbox.payment_intents i
  JOIN orders o ON o.id = i.body #>> '{metadata,order_id}'
  WHERE i.body ->> 'status' = 'succeeded'
    AND (o.status <> 'fulfilled' OR NOT EXISTS (SELECT 1 FROM order_mails m WHERE m.order_id = o.id))`;
/** Copies and late ones may still do harm; one that waits for a far retry is told by the table. */
const webhooksOnTheirWay = `SELECT count(*)::int AS n FROM stripe_sandbox.webhook_deliveries
  WHERE next_attempt_at < now() + interval '5 seconds'`;

/**
 * Waits until everybody who paid has her book and her mail, and nothing more is under way.
 * @param {string} databaseUrl
 * @param {number} timeoutMs
 * @returns {Promise<number>} open promises: 0, or what was still open when the time was up
 */
export async function untilQuiet(databaseUrl, timeoutMs) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /** @param {string} query @returns {Promise<number>} */
  const count = async (query) => (await client.query(query)).rows[0].n;
  try {
    await until('quiet', timeoutMs, async () => {
      for (const query of [unfinished, webhooksOnTheirWay, openPromises])
        if ((await count(query)) > 0) return false;
      return true;
    }).catch(() => undefined);
    return await count(openPromises);
  } finally {
    await client.end();
  }
}

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
/** @param {string} seed */
const faults = (seed) =>
  `seed=${seed} drop=0.1 double=0.2 reorder=0.2 delay=0.3 delayMs=50-2000 reorderMs=300`;

/**
 * @param {import('./shop.mjs').Shop} shop
 * @param {import('../buyers/books-of-buyers.mjs').Account} account
 * @param {import('./buyer.mjs').Visit} visit
 * @param {import('./draw.mjs').Draw} draw
 * @returns {Promise<string[]>} what is wrong with the files of one who has paid
 */
async function complaintsAboutFiles(shop, account, visit, draw) {
  if (!hasPaid(account)) return [];
  const send = persistent(shop.urls, draw, visit);
  try {
    const complaint = await fetchFiles(send, visit);
    for (const link of account.mails.flatMap(({ links }) => links)) await download(send, link);
    return complaint ? [complaint] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

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
  const { urls, dataDir, database } = shop;
  const nobody = {
    email: '',
    habit: /** @type {const} */ ('straight'),
    sawPaid: false,
    retries: 0,
    complaints: [],
  };
  const product = await firstProduct(persistent(urls, draw, nobody));
  const plan = planBlows(draw, { blows, flushes: store === 'redis' });
  const pacing = pace(plan);
  const visiting = async () => {
    /** @type {Promise<import('./buyer.mjs').Visit>[]} */
    const visits = [];
    for (let number = 0; number < orders; number++) {
      await wait(draw.between(0, 2 * betweenBuyersMs, 'arrival', number));
      await pacing.come((number + 1) / orders);
      say(`buyer ${number + 1} of ${orders} has come`);
      visits.push(visitShop({ number, urls, draw, product }));
    }
    return Promise.all(visits);
  };
  const [visited, dealt] = await Promise.all([visiting(), dealBlows(shop, plan, pacing)]);
  say('waiting until all is quiet');
  await shop.untilReady();
  const openPromises = await untilQuiet(database.url, quietPatienceMs[store]);
  say('counting');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const accounts = await openBooks({ client, dataDir, emails: visited.map(({ email }) => email) });
  await client.end();
  const buyers = [];
  for (const [index, visit] of visited.entries()) {
    const account = accounts[index];
    if (!account) throw new Error(`Nobody knows ${visit.email}.`);
    buyers.push({ account, visit, fileComplaints: await complaintsAboutFiles(shop, account, visit, draw) });
  }
  const ownEndings = [...shop.webs, ...shop.workers].flatMap((part) => part.ownEndings());
  return {
    ...verdict(buyers, openPromises),
    dealt,
    ownEndings,
    seconds: (performance.now() - startedMs) / 1_000,
  };
}

/** @typedef {Awaited<ReturnType<typeof runChaos>>} ChaosResult */
