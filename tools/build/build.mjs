import { availableParallelism } from 'node:os';

import { runCommand } from '../start/children.mjs';
import { fromSource, inRoot } from '../start/paths.mjs';
import { step } from '../start/progress.mjs';
import { bundleBackend, isBackendStale, outdateBackend } from './bundle-backend.mjs';
import { runBundle, staleBundles } from './bundles.mjs';
import { compilationOf, compile, compiledFolders } from './compile.mjs';
import { tellAboutEditions } from './editions.mjs';

/** @typedef {{ title: string, run: () => Promise<unknown> }} Task */

/** @param {string[]} folders @returns {Task[]} */
function compilations(folders) {
  return folders.flatMap((folder) => {
    const compilation = compilationOf(folder);
    return compilation ? [{ title: folder, run: () => compile(compilation) }] : [];
  });
}

/** @param {{ folders?: string[], languages?: string[] }} [only] packages, and languages of the site; all by default */
const bundlings = ({ folders, languages } = {}) =>
  staleBundles(languages)
    .filter(({ folder }) => folders?.includes(folder) ?? true)
    .map((bundle) => ({ title: bundle.name, run: () => runBundle(bundle) }));

/** @param {string[]} [languages] */
function tasks(languages) {
  const compiled = compilations(compiledFolders());
  return {
    compiled,
    isBackendStale: compiled.length > 0 || isBackendStale(),
    bundled: bundlings({ languages }),
  };
}

/** @param {ReturnType<typeof tasks>} found */
const taskCount = ({ compiled, isBackendStale: isStaleBackend, bundled }) =>
  compiled.length + bundled.length + (isStaleBackend ? 1 : 0);

/** @type {Task} */
const backendBundling = { title: 'backend, in a few files', run: bundleBackend };

/** Runs tasks in parallel, as many as there are cores. @param {Task[]} list @param {(title: string) => void} onDone */
async function runAll(list, onDone) {
  const waiting = list.values();
  const work = async () => {
    for (const { title, run } of waiting) {
      await run();
      onDone(title);
    }
  };
  const lanes = Array.from({ length: Math.max(2, availableParallelism()) }, work);
  // Waits for the others too, so that their results are recorded.
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
  if (failed) throw /** @type {PromiseRejectedResult} */ (failed).reason;
}

/**
 * Compiles what Node runs, then bundles what browsers load.
 * @param {ReturnType<typeof tasks>} found
 * @param {(progress: { title: string, done: number, total: number }) => void} [onProgress]
 */
async function buildAll(found, onProgress = () => undefined) {
  let done = 0;
  const total = taskCount(found);
  const onDone = (/** @type {string} */ title) => onProgress({ title, done: ++done, total });
  if (found.isBackendStale) outdateBackend();
  await runAll(found.compiled, onDone);
  await runAll([...found.bundled, ...(found.isBackendStale ? [backendBundling] : [])], onDone);
}

/** @param {string[]} folders */
export async function buildPackages(folders) {
  const silent = () => undefined;
  const compiled = compilations(compiledFolders().filter((folder) => folders.includes(folder)));
  if (compiled.length > 0) outdateBackend();
  await runAll(compiled, silent);
  const isBackendAsked = folders.includes('backend') && isBackendStale();
  await runAll([...bundlings({ folders }), ...(isBackendAsked ? [backendBundling] : [])], silent);
}

/** @param {string[]} [languages] of the site; all by default */
export const isBuilt = (languages) => taskCount(tasks(languages)) === 0;

/** Builds what changed since the last build. @param {string[]} [languages] of the site; all by default */
export async function build(languages) {
  const found = tasks(languages);
  const count = taskCount(found);
  if (count > 0) {
    await step(
      'Building the site',
      'Built the site',
      (say) => buildAll(found, ({ title, done, total }) => say(`${done} of ${total}: ${title}`)),
      { size: count },
    );
  }
  tellAboutEditions();
}

/** @returns a table of the bytes of each page's first load @throws if a page exceeds its limit */
export function checkSizes() {
  return runCommand(process.execPath, [...fromSource, inRoot('shell/build/check-first-load.ts')]);
}
