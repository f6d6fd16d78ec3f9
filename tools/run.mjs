import { complaintAboutNode } from './start/node-version.mjs';

/** @typedef {(args: string[]) => Promise<unknown>} Program */

/** @type {Record<string, () => Promise<Program>>} */
const programs = {
  start: async () => (await import('./start/run-site.mjs')).start,
  dev: async () => (await import('./start/develop.mjs')).develop,
  test: async () => (await import('./test/run-tests.mjs')).test,
  bench: async () => (await import('./bench/run-benches.mjs')).bench,
  chaos: async () => (await import('./chaos/run-chaos.mjs')).chaos,
  stall: async () => (await import('./chaos/run-stall.mjs')).stall,
  broadcasts: async () => (await import('./broadcasts/run-broadcasts.mjs')).broadcasts,
  corpus: async () => (await import('./corpus/run-corpus.mjs')).corpus,
  timing: async () => (await import('./timing/run-timing.mjs')).timing,
  audit: async () => (await import('./audit/run-audit.mjs')).audit,
  'seed-large': async () => (await import('./seed-large/run-seed.mjs')).seedLarge,
};

const [name = '', ...args] = process.argv.slice(2);
const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const load = programs[name];
if (!load) throw new Error(`There is no ${name}. There are: ${Object.keys(programs).join(', ')}.`);
// Only now: an older Node could not even read what it leads to.
const run = await load();
await run(args);
