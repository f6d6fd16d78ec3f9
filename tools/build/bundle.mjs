// Runs one Vite build in the folder of its package: `node bundle.mjs <JSON of the bundle>`. Records the files of ours that it
// read, so that the next start knows which edits concern it.
import path from 'node:path';

import { build } from 'vite';

import { inRoot, root } from '../start/paths.mjs';
import { messagesIn } from './languages.mjs';
import { remember, stampOf } from './memory.mjs';

/** @type {import('./bundles.mjs').Bundle & { part: string, around: string }} */
const { ssr, language, outDir, part, around } = JSON.parse(process.argv[2] ?? '');
const startedMs = Date.now();
/** @type {Set<string>} */
const files = new Set();

/** @type {import('vite').Plugin} */
const recorder = {
  name: 'lectern:recorder',
  configResolved({ configFile, configFileDependencies }) {
    for (const file of [...configFileDependencies, configFile ?? '']) files.add(file);
  },
  buildEnd() {
    for (const id of this.getModuleIds()) files.add(id.replace(/[?#].*$/, ''));
  },
};

await build({
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, ...(ssr ? { ssr } : {}) },
  plugins: [messagesIn(language), recorder],
});

/** @type {Record<string, string>} */
const modules = {};
for (const file of files) {
  const place = path.relative(root, file);
  const isOurs = path.isAbsolute(file) && !place.startsWith('..') && !place.includes('node_modules/');
  const stamp = isOurs && stampOf(place);
  if (!stamp) continue;
  // A file edited during the build may not be the one that was read.
  modules[place] = Number(stamp.split(' ')[1]) < startedMs ? stamp : 'edited';
}
if (Object.keys(modules).length === 0) throw new Error(`The build read no module of ${inRoot()}.`);
remember(part, { around, modules });
