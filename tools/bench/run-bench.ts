import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { command, readNames } from '../harness/run-trial.js';
import { type Bench, type Comparison, comparisonTable, type Figure, figureTable } from './comparison.js';
import { dashboard } from './dashboard.js';
import { memory } from './memory.js';
import { pages } from './pages.js';
import { purchases } from './purchases.js';
import { signUps } from './sign-ups.js';
import { webhookToMail } from './webhook-to-mail.js';

const benches: Bench[] = [pages, webhookToMail, purchases, signUps, memory, dashboard];
const names = benches.map(({ name }) => name);

/** The load is of the minute before. */
function machine(): string {
  const cores = availableParallelism() === 1 ? '1 core' : `${availableParallelism()} cores`;
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const load = loadavg()[0]?.toFixed(1);
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cores} (${processor}), load ${load} before.`;
}

/** Measures the site beside the least that could do the same. */
export const bench = command<{ chosen: Bench[] }, { report: string; violations: string[] }>({
  read(args) {
    const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
    const wanted = only === undefined ? undefined : readNames(only, names);
    return { chosen: benches.filter(({ name, isLong }) => wanted?.includes(name) ?? !isLong) };
  },
  title: ({ chosen }) => `Bench: ${chosen.map(({ name }) => name).join(', ')}`,
  async run({ chosen }, { cleanup, say }) {
    const ran = machine();
    const comparisons: Comparison[] = [];
    const figures: Figure[] = [];
    for (const { name, run } of chosen) {
      const results = await run({ cleanup, say: (detail) => say(`${name}: ${detail}`) });
      comparisons.push(...results.filter((result) => 'rounds' in result));
      figures.push(...results.filter((result) => 'value' in result));
    }
    const tables = [
      ...(figures.length > 0 ? [figureTable(figures), ''] : []),
      ...(comparisons.length > 0 ? [comparisonTable(comparisons), '', 'Medians of rounds by turns.'] : []),
    ];
    return { report: [...tables, ran].join('\n'), violations: [] };
  },
  report: ({ report }) => report,
});
