import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { inRoot, packageFolders } from '../start/paths.mjs';
import { recall, remember, stampOf, stampsOf } from './memory.mjs';

/**
 * The work for a package. `known` and `changed`: stamps of compiled and other sources; `isFresh`: whether dist/ has to be made
 * from scratch.
 * @typedef {{ folder: string, settings: string, known: Record<string, string>, changed: Map<string, string>,
 *   removed: string[], isFresh: boolean }} Compilation
 */

/** Packages whose sources are compiled file by file, for Node; the others are bundled by Vite. */
export const compiledFolders = () =>
  packageFolders().filter(
    (folder) => /^(backend$|libs\/)/.test(folder) && !existsSync(inRoot(folder, 'vite.config.ts')),
  );

/** @param {string} source `libs/money/src/cents.ts` */
export const outputOf = (source) => source.replace(/\/src\//, '/dist/').replace(/\.tsx?$/, '.js');

/** The compiler's version and settings. */
function compilerSettings() {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return `${dependencies['@swc/core']} ${stampOf('.swcrc')}`;
}

/** @param {string} folder @returns {Compilation | undefined} nothing if no source changed */
export function compilationOf(folder) {
  const settings = compilerSettings();
  const last = recall(`compile ${folder}`);
  const isFresh = last?.settings !== settings;
  /** @type {Record<string, string>} */
  const before = isFresh ? {} : last.files;
  /** @type {Record<string, string>} */
  const known = {};
  const changed = new Map();
  for (const [source, stamp] of stampsOf(`${folder}/src`)) {
    if (!/\.tsx?$/.test(source) || source.endsWith('.d.ts')) continue;
    if (before[source] === stamp && existsSync(inRoot(outputOf(source)))) known[source] = stamp;
    else changed.set(source, stamp);
  }
  const removed = Object.keys(before).filter((source) => !(source in known) && !changed.has(source));
  if (changed.size === 0 && removed.length === 0) return undefined;
  return { folder, settings, known, changed, removed, isFresh };
}

/** @param {string} source `libs/money/src/cents.ts` */
export async function compileFile(source) {
  const { transformFile } = await import('@swc/core');
  const output = inRoot(outputOf(source));
  const { code, map } = await transformFile(inRoot(source), {
    configFile: inRoot('.swcrc'),
    // Relative, so that a built folder can be moved.
    sourceFileName: path.relative(path.dirname(output), inRoot(source)),
  });
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(`${output}.map`, map ?? '');
  await writeFile(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
}

/** Compiles changed sources and removes the output of deleted ones. @throws all errors of the compiler @param {Compilation} compilation */
export async function compile({ folder, settings, known, changed, removed, isFresh }) {
  if (isFresh) await rm(inRoot(folder, 'dist'), { recursive: true, force: true });
  for (const source of removed) {
    await Promise.all(['', '.map'].map((end) => rm(inRoot(outputOf(source) + end), { force: true })));
  }
  /** @type {string[]} */
  const faults = [];
  await Promise.all(
    [...changed].map(async ([source, stamp]) => {
      try {
        await compileFile(source);
        known[source] = stamp;
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    }),
  );
  remember(`compile ${folder}`, { settings, files: known });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
