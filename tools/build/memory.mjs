import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

/** Records of the last build, a file for each part, because several run at once. */
const folder = '.cache/build';

/** @param {string} part such as 'compile backend' */
const fileOf = (part) => inRoot(folder, `${part.replaceAll(/[/ ]/g, '-')}.json`);

/** @param {string} part @returns {any} undefined before its first run */
export function recall(part) {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} part @param {unknown} what */
export function remember(part, what) {
  mkdirSync(inRoot(folder), { recursive: true });
  const draft = `${fileOf(part)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(what));
  renameSync(draft, fileOf(part));
}

/** @param {string} part */
export function forget(part) {
  rmSync(fileOf(part), { force: true });
}

/** Size and modification time of a file. @typedef {string} Stamp */

/** Folders that are no input of a build. */
const ignored = new Set(['node_modules', 'dist', 'testing', 'test-results', 'coverage']);

/** @param {string} file below the repository @returns {Stamp | undefined} */
export function stampOf(file) {
  const found = statSync(inRoot(file), { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : undefined;
}

/**
 * The stamps of a file, or of every file below a folder except specs. Synchronous, because promises take several times as long
 * for thousands of files.
 * @param {string} place below the repository; may be missing
 * @param {Map<string, Stamp>} [stamps] to add to, by path from the repository
 */
export function stampsOf(place, stamps = new Map()) {
  const found = statSync(inRoot(place), { throwIfNoEntry: false });
  if (found?.isFile()) return stamps.set(place, `${found.size} ${found.mtimeMs}`);
  if (!found) return stamps;
  for (const entry of readdirSync(inRoot(place), { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory() || !/\.(spec\.tsx?|tsbuildinfo)$/.test(entry.name))
      stampsOf(path.posix.join(place, entry.name), stamps);
  }
  return stamps;
}

/** A hash that changes with any file below the places. @param {string[]} places */
export function fingerprint(places) {
  const stamps = new Map();
  for (const place of places) stampsOf(place, stamps);
  const lines = [...stamps].map((each) => each.join(' ')).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
