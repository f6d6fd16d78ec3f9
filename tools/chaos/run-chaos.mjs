import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { endings } from '../bench/endings.mjs';
import { prepare } from '../bench/prepared.mjs';
import { showStep } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { stopWithParent } from '../start/watch-parent.mjs';
import { report } from './report.mjs';

const usualOrders = 300;
const ordersToAKill = 12;

/** @param {string | undefined} text @param {number} usual @param {string} name */
function readCount(text, usual, name) {
  const count = text === undefined ? usual : Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} is a whole number above 0, not "${text}".`);
}

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
  const orders = readCount(values.orders, usualOrders, 'orders');
  const blows = readCount(values.kills, Math.max(4, Math.round(orders / ordersToAKill)), 'kills');
  return { seed, store: /** @type {import('./shop.mjs').Store} */ (store), orders, blows };
}

/**
 * Sends buyers through a breaking shop and prints what is there in the end; the exit code is 1 when anything is
 * lost or doubled.
 * @param {string[]} args
 */
export async function chaos(args) {
  stopWithParent(process.env);
  const ending = endings();
  endChildrenOnSignals(() => ending.run());
  try {
    const options = readArguments(args);
    if (!(await prepare())) {
      process.exitCode = 1;
      return;
    }
    const title = `${options.orders} buyers, ${options.blows} breakdowns, seed ${options.seed}, ${options.store}`;
    const shown = showStep(title, process.stderr);
    // Only now: it imports what was just installed and built.
    const { runChaos } = await import('./chaos-run.mjs');
    const result = await runChaos({ ...options, endings: ending, say: shown.say }).catch((error) => {
      shown.failed();
      throw error;
    });
    shown.done(title);
    console.log(`\n${report(result, options)}`);
    if (result.violations.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!isStopping()) console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await ending.run();
  }
}
