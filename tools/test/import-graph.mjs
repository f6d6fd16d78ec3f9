import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `import … from 'a'`, `export … from 'a'`, `import 'a'`, `import('a')`; what a comment says is followed, too: no harm. */
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const sourcePattern = /\.(ts|tsx|mjs|cjs)$/;
const leftOut = new Set(['node_modules', 'dist', 'test-results']);

/** @param {string} base @param {string} folder @returns {string[]} below the base */
function sourcesIn(base, folder) {
  return readdirSync(path.join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (leftOut.has(entry.name) || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return sourcesIn(base, file);
    return sourcePattern.test(entry.name) ? [file] : [];
  });
}

/**
 * What our packages give to others, as their package.json says: '@lectern/money' → 'libs/money/src/index.ts'.
 * @param {string} base @param {string[]} folders
 */
function readExports(base, folders) {
  /** @type {Map<string, string>} */
  const exported = new Map();
  for (const folder of folders) {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(base, folder, 'package.json'), 'utf8'));
    for (const [entry, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : target['@lectern/source'];
      if (source) exported.set(path.posix.join(name, entry), path.join(folder, source));
    }
  }
  return exported;
}

/** Our imports say './order.js' and mean './order.ts' or './order.tsx'. @param {string} base @param {string} named */
function sourceOf(base, named) {
  const stem = named.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, named].find((file) => existsSync(path.join(base, file)));
}

/**
 * Who imports what, of all sources of a repository, types and lazy imports included.
 * @param {string} base its folder
 * @param {string[]} packageFolders below it
 * @returns {Map<string, string[]>} a file, and those that import it; paths are below the base
 */
export function readImporters(base, packageFolders) {
  const exported = readExports(base, packageFolders);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const folders = readdirSync(base, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !leftOut.has(entry.name) && !entry.name.startsWith('.'),
  );
  for (const file of folders.flatMap(({ name }) => sourcesIn(base, name))) {
    for (const [, named = ''] of readFileSync(path.join(base, file), 'utf8').matchAll(importPattern)) {
      const imported = named.startsWith('.')
        ? sourceOf(base, path.join(path.dirname(file), named))
        : exported.get(named);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/**
 * All files that a change can reach by imports, the changed ones included.
 * @param {Map<string, string[]>} importers
 * @param {string[]} changed
 * @param {(file: string) => boolean} isEnd of a file beyond which a change is not followed
 */
export function reachedBy(importers, changed, isEnd = () => false) {
  const reached = new Set(changed);
  for (const file of reached) {
    if (isEnd(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}
