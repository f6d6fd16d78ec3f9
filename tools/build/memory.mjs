import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { inRoot } from '../start/paths.mjs';

/** What the parts of the build remember of their last run, a file for each: several may run at once. */
const folder = '.cache/build';

/** @param {string} part such as 'compile backend' */
const fileOf = (part) => inRoot(folder, `${part.replaceAll(/[/ ]/g, '-')}.json`);

/** @param {string} part @returns {any} nothing before its first run */
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
