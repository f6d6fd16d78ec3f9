import { availableParallelism } from 'node:os';

import { runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
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

/** @param {string[]} [folders] of packages; all without */
const bundlings = (folders) =>
  staleBundles()
    .filter(({ folder }) => folders?.includes(folder) ?? true)
    .map((bundle) => ({ title: bundle.name, run: () => runBundle(bundle) }));

/** What there is to do. */
function tasks() {
  const compiled = compilations(compiledFolders());
  return { compiled, isBackendStale: compiled.length > 0 || isBackendStale(), bundled: bundlings() };
}

/** How many of them there are. @param {ReturnType<typeof tasks>} found */
const taskCount = ({ compiled, isBackendStale: isStaleBackend, bundled }) =>
  compiled.length + bundled.length + (isStaleBackend ? 1 : 0);

/** @type {Task} */
const backendBundling = { title: 'backend, in a few files', run: bundleBackend };

/**
 * Does tasks side by side, as many as there are cores.
 * @param {Task[]} list
 * @param {(title: string) => void} onDone
 */
async function all(list, onDone) {
  const waiting = list.values();
  const work = async () => {
    for (const { title, run } of waiting) {
      await run();
      onDone(title);
    }
  };
  const lanes = Array.from({ length: Math.max(2, availableParallelism()) }, work);
  // All that were begun come to their end, so that what they have made is remembered.
  const broken = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
  if (broken) throw /** @type {PromiseRejectedResult} */ (broken).reason;
}

/**
 * Brings everything that is built up to its sources: what Node runs, file by file, then what browsers load.
 * @param {ReturnType<typeof tasks>} found
 * @param {(progress: { title: string, done: number, total: number }) => void} [onProgress]
 */
async function buildAll(found, onProgress = () => undefined) {
  let done = 0;
  const total = taskCount(found);
  const onDone = (/** @type {string} */ title) => onProgress({ title, done: ++done, total });
  if (found.isBackendStale) outdateBackend();
  await all(found.compiled, onDone);
  await all([...found.bundled, ...(found.isBackendStale ? [backendBundling] : [])], onDone);
}

/** Builds some packages alone. @param {string[]} folders */
export async function buildPackages(folders) {
  const silent = () => undefined;
  const compiled = compilations(compiledFolders().filter((folder) => folders.includes(folder)));
  if (compiled.length > 0) outdateBackend();
  await all(compiled, silent);
  const isBackendAsked = folders.includes('backend') && isBackendStale();
  await all([...bundlings(folders), ...(isBackendAsked ? [backendBundling] : [])], silent);
}

/** Whether nothing has changed since the last build. */
export const isBuilt = () => taskCount(tasks()) === 0;

/** Builds what changed since the last build; ends at once when nothing did. */
export async function build() {
  const found = tasks();
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

/** What the first load of each page weighs, as a table. @throws when a public page has grown too heavy */
export function checkSizes() {
  const compiler = ['-C', '@lectern/source', '--import', inRoot('tools/test/compile.mjs')];
  return runCommand(process.execPath, [...compiler, inRoot('shell/build/check-first-load.ts')]);
}
