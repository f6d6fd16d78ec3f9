// One build by Vite, in the folder of its package: `node bundle.mjs <what bundles.mjs says of it>`. It remembers
// every file of ours that it has read, so that the next start knows which edits concern it.
import path from 'node:path';

import { build } from 'vite';

import { inRoot, root } from '../start/paths.mjs';
import { remember, stampOf } from './memory.mjs';

/** @type {import('./bundles.mjs').Bundle & { part: string, around: string }} */
const { ssr, part, around } = JSON.parse(process.argv[2] ?? '');
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

await build({ logLevel: 'warn', build: ssr ? { ssr } : {}, plugins: [recorder] });

/** @type {Record<string, string>} */
const modules = {};
for (const file of files) {
  const place = path.relative(root, file);
  const isOurs = path.isAbsolute(file) && !place.startsWith('..') && !place.includes('node_modules/');
  const stamp = isOurs && stampOf(place);
  if (!stamp) continue;
  // What was edited while this ran may not be what was read.
  modules[place] = Number(stamp.split(' ')[1]) < startedMs ? stamp : 'edited';
}
if (Object.keys(modules).length === 0)
  throw new Error(`No module of ${inRoot()} is known to have been read.`);
remember(part, { around, modules });
