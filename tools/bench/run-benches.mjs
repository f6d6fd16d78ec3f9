import { parseArgs } from 'node:util';

import { showStep } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from '../start/signals.mjs';
import { endings } from './endings.mjs';
import { json, machine, prose } from './report.mjs';
import { prepare } from './trial.mjs';
import { startSite } from './start-site.mjs';

/** Buyers come from many addresses, each within the limits of the checkout; but they only open orders, and never pay. */
const manyBuyers = { TRUSTED_PROXIES: '1', CHECKOUT_LIMITS: 'brakeAtUnpaid=0' };

/** @param {string[]} args */
function readArguments(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, json: { type: 'boolean' } } });
  return { only: values.only?.split(',').map((name) => name.trim()), asJson: values.json ?? false };
}

/** @param {string[] | undefined} only */
async function chosenBenches(only) {
  // Only now: they import what was just installed and built.
  const { benches } = await import('./benches.mjs');
  const names = benches.map(({ name }) => name);
  const unknown = only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`No bench is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  }
  return benches.filter(({ name, isLong }) => only?.includes(name) ?? !isLong);
}

/**
 * What is done shows on standard error: the result alone is on standard output.
 * @template T
 * @param {string} title
 * @param {(say: (detail: string) => void) => Promise<T>} work
 */
async function step(title, work) {
  const shown = showStep(title, process.stderr);
  try {
    const result = await work(shown.say);
    shown.done(title);
    return result;
  } catch (error) {
    shown.failed();
    throw error;
  }
}

/**
 * Measures the site beside the least that could do the same, and prints how they compare.
 * @param {string[]} args
 */
export async function bench(args) {
  stopWithParent(process.env);
  const ending = endings();
  endChildrenOnSignals(() => ending.run());
  try {
    const { only, asJson } = readArguments(args);
    if (!(await prepare())) {
      process.exitCode = 1;
      return;
    }
    const chosen = await chosenBenches(only);
    const ran = machine();
    const { url: siteUrl, dataDir } = await step('Starting the site', () => startSite(ending, manyBuyers));
    /** @type {(import('./measure.mjs').Measurement | import('./measure.mjs').Figure)[]} */
    const results = [];
    for (const { title, run } of chosen) {
      results.push(...(await step(title, (say) => run({ siteUrl, dataDir, endings: ending, say }))));
    }
    console.log(asJson ? json(ran, results) : prose(ran, results));
  } catch (error) {
    if (!isStopping()) console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await ending.run();
  }
}
