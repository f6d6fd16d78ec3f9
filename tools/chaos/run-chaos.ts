import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { connect } from '../harness/database.js';
import { command, readCount, type Stage, type Trial } from '../harness/run-trial.js';
import { listProducts } from '../harness/shop-client.js';
import { startShop, type Store, stores } from '../harness/shop.js';
import { nameTable, section } from '../harness/table.js';
import { breakDown, Pace, planBreakdowns } from './breakdowns.js';
import { newVisit, retrying, type Visit, visitShop } from './buyer.js';
import { checkShop } from './check-shop.js';
import { SeededRandom } from './seeded-random.js';

interface ChaosOptions {
  seed: string;
  orders: number;
  /** If there is a Redis, it is emptied instead of one kill. */
  kills: number;
  store: Store;
}

const usualOrders = 1_000;
const ordersPerKill = 40;
/** On average. */
const betweenBuyersMs = 120;
/** A Redis that lost its jobs is filled again after five minutes. */
const finishTimeoutMs = { postgres: 180_000, redis: 480_000 };
/** Of the buyers: each personal copy takes a worker a second or more. */
const personalShare = 0.1;

const faults = (seed: string) =>
  `seed=${seed} drop=0.1 double=0.2 reorder=0.2 delay=0.3 delayMs=50-2000 reorderMs=300`;

function read(args: string[]): ChaosOptions {
  const option = { type: 'string' as const };
  const options = { seed: option, orders: option, kills: option, store: option };
  const { values } = parseArgs({ args, options });
  const store = stores.find((name) => name === (values.store ?? 'postgres'));
  if (!store) throw new Error(`--store must be postgres or redis, not "${values.store}".`);
  const { seed = String(randomInt(1_000_000)) } = values;
  if (!/^\w+$/.test(seed)) throw new Error('--seed must be letters and digits.');
  const orders = readCount(values.orders, usualOrders, 1, 'orders');
  const usualKills = Math.max(4, Math.round(orders / ordersPerKill));
  return { seed, store, orders, kills: readCount(values.kills, usualKills, 1, 'kills') };
}

async function run({ seed, orders, kills, store }: ChaosOptions, stage: Stage) {
  const { cleanup, say } = stage;
  const random = new SeededRandom(seed);
  const startedMs = performance.now();
  say('starting two web processes and two workers');
  const settings = {
    SANDBOX_WEBHOOK_FAULTS: faults(seed),
    PAYMENT_SWEEP_AFTER_MS: '1000',
    PAYMENT_SWEEP_EVERY_MS: '1000',
  };
  const shop = await startShop(stage, { store, settings });
  const products = await listProducts(retrying(shop, random, newVisit('')));
  const [product, personal] = products.filter(({ type }) => type === 'ebook');
  if (!product || !personal) throw new Error('The site sells fewer than two e-books.');
  const client = await connect(shop.database.url, cleanup);
  await client.query('INSERT INTO personal_copy_products (product_id) VALUES ($1)', [personal.id]);
  await client.end();
  const plan = planBreakdowns(random, { count: kills, flushes: store === 'redis' });
  const pace = new Pace(plan);
  const sendBuyers = async () => {
    const visits: Promise<Visit>[] = [];
    for (let number = 0; number < orders; number++) {
      await wait(random.between(0, 2 * betweenBuyersMs, 'arrival', number));
      await pace.arrive((number + 1) / orders);
      say(`buyer ${number + 1} of ${orders}`);
      const isPersonal = random.share('personal', number) < personalShare;
      const options = { shop, random, product: isPersonal ? personal : product, isPersonal };
      visits.push(visitShop(number, options));
    }
    return Promise.all(visits);
  };
  const [visits, killed] = await Promise.all([sendBuyers(), breakDown(shop, plan, pace)]);
  const timeoutMs = finishTimeoutMs[store];
  const result = await checkShop({ shop, visits, random }, { ...stage, timeoutMs });
  const seconds = (performance.now() - startedMs) / 1_000;
  return { ...result, killed, crashes: shop.crashes(), seconds };
}

export const chaosTrial: Trial<ChaosOptions, Awaited<ReturnType<typeof run>>> = {
  read,
  title: ({ orders, kills, seed, store }) => `${orders} buyers, ${kills} kills, seed ${seed}, ${store}`,
  run,
  report: ({ counts, killed, crashes, violations, seconds }, { seed, orders, kills, store }) =>
    [
      nameTable({
        ...counts,
        'web processes killed': killed.web,
        'workers killed': killed.worker,
        'databases killed': killed.database,
        ...(killed.flush > 0 ? { 'Redis emptied': killed.flush } : {}),
        'processes that crashed': crashes.length,
        seconds: Math.round(seconds),
      }),
      '',
      ...section('Crashes:', crashes),
      ...section('Violations:', violations),
      `Repeat it with: npm run chaos -- --seed ${seed} --orders ${orders} --kills ${kills} --store ${store}`,
    ].join('\n'),
};

/** Sends buyers through a shop whose processes are killed and whose webhooks get lost, and compares its records. */
export const chaos = command(chaosTrial);
