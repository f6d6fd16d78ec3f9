import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../start/paths.mjs';

/** What a book is sold as, whatever it is called. */
const bookPattern = /\.(pdf|epub|mobi|azw3?|zip)$/i;
const freeMark = /^---\n(?:(?!---).*\n)*?free: yes\n/;

/** @param {string} file */
async function readJson(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

/** @param {string} folder */
async function booksIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && bookPattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A PDF is compressed, so that its words cannot be looked for: it is known by what it was made of. Every file of a
 * kind that books are sold as, wherever the site serves files from, must be a sample that the book builder has made
 * of chapters that are marked as free (or of a booklet, which is free altogether), to the byte.
 * @param {string} base the repository
 * @throws naming the files that are something else
 */
export async function checkSoldFiles(base = root) {
  /** @param {string} place */
  const inBase = (place) => path.join(base, place);
  /** @type {{ fileName: string, chapters: string[], sha256: string }[]} */
  const samples = await readJson(inBase('made/books/samples.json'));
  const widgets = await readdir(inBase('widgets')).catch(() => []);
  const places = [
    'shell/dist',
    'admin/dist',
    'libs/catalogue/generated-public',
    'made/books/public',
    ...widgets.map((name) => `widgets/${name}/dist`),
  ];
  const files = (await Promise.all(places.map((place) => booksIn(inBase(place))))).flat();
  const problems = [];
  for (const file of files) {
    const sha256 = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    if (samples.every((sample) => sample.sha256 !== sha256))
      problems.push(`${path.relative(base, file)} is public, and no sample that the book builder knows of`);
  }
  for (const { fileName, chapters } of samples) {
    for (const chapter of chapters.filter((name) => !name.startsWith('booklets/'))) {
      const written = await readFile(inBase(`content/${chapter}`), 'utf8').catch(() => '');
      if (!freeMark.test(written))
        problems.push(`${fileName} gives away content/${chapter}, which is for sale`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
