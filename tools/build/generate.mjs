import { existsSync } from 'node:fs';

import { inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/children.mjs';
import { fingerprint, recall, remember } from './memory.mjs';

/** What the catalogue is made of: words and pictures, the code that reads them, and the libraries that it uses. */
export const sources = [
  'content',
  'made/pictures',
  'libs/catalogue/compile',
  'libs/catalogue/package.json',
  'libs/legal-guidance/src',
  'libs/money/src',
  'libs/speech/src',
  'libs/typography/src',
  'package.json',
  'package-lock.json',
];
const made = ['libs/catalogue/src/generated', 'libs/catalogue/generated-public'];

/** Whether the catalogue is older than what it is made of. */
export const isStale = () =>
  recall('generate') !== fingerprint(sources) || !made.every((folder) => existsSync(inRoot(folder)));

/**
 * Compiles content/ into the catalogue, in a process of its own: it reads TypeScript.
 * @param {string[]} [options] `--draw-nothing`: pictures that are missing are a fault
 */
export async function generate(options = []) {
  const program = inRoot('libs/catalogue/compile/compile.ts');
  const compiler = ['-C', '@lectern/source', '--import', inRoot('tools/test/compile.mjs')];
  const before = fingerprint(sources.filter((place) => place !== 'made/pictures'));
  const said = await runCommand(process.execPath, [...compiler, program, ...options]);
  // What was edited while it ran is read the next time; pictures are its own.
  if (before === fingerprint(sources.filter((place) => place !== 'made/pictures')))
    remember('generate', fingerprint(sources));
  return said;
}
