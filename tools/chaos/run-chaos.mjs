import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { columns } from '../bench/table.mjs';
import { lastLines } from './last-lines.mjs';
import { hold, readCount } from '../bench/trial.mjs';

/** How a run is repeated. @param {{ seed: string, orders: number, blows: number, store: string }} options */
export const command = ({ seed, orders, blows, store }) =>
  `npm run chaos -- --seed ${seed} --orders ${orders} --kills ${blows} --store ${store}`;

/**
 * A run as a reader wants it.
 * @param {import('./chaos-run.mjs').ChaosResult} result
 * @param {{ seed: string, orders: number, blows: number, store: string }} options
 */
export function report({ counts, violations, dealt, ownEndings, seconds }, options) {
  const rows = {
    ...counts,
    'web processes killed': dealt.web,
    'workers killed': dealt.worker,
    'database killed': dealt.database,
    ...(dealt.flush > 0 ? { 'Redis emptied': dealt.flush } : {}),
    'processes that ended by themselves': ownEndings.length,
    seconds: Math.round(seconds),
  };
  const lines = Object.entries(rows).map(([what, count]) => [what, String(count)]);
  return [columns(lines, new Set([1])), '', ...lastLines({ ownEndings, violations }, command(options))].join(
    '\n',
  );
}

const usualOrders = 1_000;
const ordersToAKill = 40;

/** @param {string[]} args */
function readArguments(args) {
  const option = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args,
    options: { seed: option, orders: option, kills: option, store: option },
  });
  const { seed = String(randomInt(1_000_000)), store = 'postgres' } = values;
  if (store !== 'postgres' && store !== 'redis')
    throw new Error(`--store is postgres or redis, not "${store}".`);
  if (!/^\w+$/.test(seed)) throw new Error('--seed is a word of letters and digits.');
  const orders = readCount(values.orders, usualOrders, 1, 'orders');
  const blows = readCount(values.kills, Math.max(4, Math.round(orders / ordersToAKill)), 1, 'kills');
  return { seed, store: /** @type {import('./shop.mjs').Store} */ (store), orders, blows };
}

/**
 * Sends buyers through a breaking shop and prints what is there in the end; the exit code is 1 when anything is
 * lost or doubled.
 * @param {string[]} args
 */
export const chaos = (args) =>
  hold({
    read: () => readArguments(args),
    title: ({ orders, blows, seed, store }) =>
      `${orders} buyers, ${blows} breakdowns, seed ${seed}, ${store}`,
    run: async (options, stage) => (await import('./chaos-run.mjs')).runChaos({ ...options, ...stage }),
    report,
  });
