import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders made by tools, or that take no part in a build. */
const leftOut = new Set([
  'node_modules',
  'dist',
  'generated',
  'generated-public',
  'testing',
  'test-results',
  'coverage',
]);

/** @param {string} folder @param {(file: string) => void} found */
async function walk(folder, found) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (leftOut.has(entry.name) || entry.name.startsWith('.')) return;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) await walk(file, found);
      else if (!/\.spec\.tsx?$|\.tsbuildinfo$/.test(entry.name)) found(file);
    }),
  );
}

/**
 * One value that changes when a source does: names, sizes and times of change of every file below the
 * places. Fast (no file is opened) and without git, since an unpacked archive has none.
 * @param {string} base
 * @param {string[]} places files and folders below it; what is missing is passed over
 */
export async function fingerprint(base, places) {
  /** @type {string[]} */
  const files = [];
  for (const place of places) {
    const found = await stat(path.join(base, place)).catch(() => undefined);
    if (found?.isDirectory()) await walk(path.join(base, place), (file) => files.push(file));
    else if (found) files.push(path.join(base, place));
  }
  const lines = await Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${path.relative(base, file)} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
