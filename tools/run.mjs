// Runs the program of an npm script, after installing the packages that it needs.
import { register } from 'node:module';

import { complaintAboutNode } from './start/node-version.mjs';

/** @typedef {(args: string[]) => Promise<unknown>} Program */

/** @type {Record<string, () => Promise<Program>>} */
const compiled = {
  dev: async () => (await import('./start/develop.js')).develop,
  test: async () => (await import('./test/run-tests.js')).test,
  bench: async () => (await import('./bench/run-bench.js')).bench,
  chaos: async () => (await import('./chaos/run-chaos.js')).chaos,
  stall: async () => (await import('./chaos/run-stall.js')).stall,
  broadcasts: async () => (await import('./broadcasts/run-broadcasts.js')).broadcasts,
  imports: async () => (await import('./imports/run-imports.js')).imports,
  operations: async () => (await import('./operations/run-operations.js')).operations,
  corpus: async () => (await import('./corpus/run-corpus.js')).corpus,
  timing: async () => (await import('./timing/run-timing.js')).timing,
  audit: async () => (await import('./audit/run-audit.js')).audit,
  'seed-large': async () => (await import('./seed-large/run-seed.js')).seedLarge,
};

/** @param {string} name @returns {Promise<Program>} */
async function load(name) {
  // Runs before packages are installed, so it is plain JavaScript.
  if (name === 'start') {
    // The builder reads CONTENT_DIR at import.
    const { chooseSite, UnknownSite } = await import('./start/choose-site.mjs');
    try {
      const sentence = chooseSite(args, process.env);
      if (sentence) console.log(`· ${sentence}`);
    } catch (error) {
      if (!(error instanceof UnknownSite)) throw error;
      console.error(error.message);
      process.exit(1);
    }
    return (await import('./start/run-site.mjs')).start;
  }
  const load = compiled[name];
  if (!load) {
    const known = ['start', ...Object.keys(compiled)].join(', ');
    throw new Error(`There is no ${name}. There are: ${known}.`);
  }
  const { install } = await import('./start/install.mjs');
  await install({ tests: true });
  register('./test/compile-hooks.mjs', import.meta.url);
  return load();
}

const [name = '', ...args] = process.argv.slice(2);
const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const run = await load(name);
await run(args);
