import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentFolder, inRoot, root } from '../start/paths.mjs';
import { fingerprint, recall, remember, stampsOf } from './memory.mjs';

/** Editions, samples and the kit: making them takes half a minute, and packages that the site does not need. */
const content = path.relative(root, contentFolder());
const record = `${content}/made/books/made-from.json`;

const builder = 'tools/asset-generators';
const places = [
  `${content}/books`,
  `${content}/booklets`,
  `${content}/kits`,
  `${content}/downloads.json`,
  `${content}/pages/download-demo.json`,
  `${content}/site.json`,
  `${builder}/books`,
  `${builder}/package-lock.json`,
  'libs/typography/src',
];

/** The parts that the builder reads of files of the website. @type {[RegExp, (json: any) => unknown][]} */
const partly = [
  [/\/book\.json$/, ({ direct, coverAlt, palette }) => [direct?.productId, coverAlt, palette?.light]],
  [/\/site\.json$/, ({ bookOrder }) => bookOrder],
  [/\/download-demo\.json$/, ({ words: { file } }) => [file.fileName, file.sizeBytes]],
];
const unread = /\/(sales|detail)\.json$|\/README\.md$/;

/** @param {string} file */
function readInput(file) {
  const text = readFileSync(inRoot(file));
  const part = partly.find(([pattern]) => pattern.test(file))?.[1];
  return part ? JSON.stringify(part(JSON.parse(text.toString()))) : text;
}

/** The name of an input wherever the content folder is. @param {string} file */
const nameOf = (file) => (file.startsWith(`${content}/`) ? `content${file.slice(content.length)}` : file);

/** A hash of all inputs of the editions, the same on every machine. */
export function editionsSource() {
  const files = new Map();
  for (const place of places) stampsOf(place, files);
  const hash = createHash('sha256');
  for (const file of [...files.keys()].filter((name) => !unread.test(name)).sort()) {
    hash.update(`${nameOf(file)}\n`).update(readInput(file));
  }
  return hash.digest('hex');
}

/** The hash of the inputs of the existing editions. @returns {string | undefined} */
export function editionsMadeFrom() {
  try {
    return JSON.parse(readFileSync(inRoot(record), 'utf8')).sha256;
  } catch {
    return undefined;
  }
}

/** @param {string} sha256 of the inputs of new editions */
export function recordEditions(sha256) {
  writeFileSync(inRoot(record), `${JSON.stringify({ sha256 }, null, 2)}\n`);
}

/** Prints a line if manuscripts have changed since the editions were made. Reads files only if one was touched. */
export function tellAboutEditions() {
  // The site names missing editions itself.
  if (!existsSync(inRoot(record))) return;
  const touched = fingerprint([...places, record]);
  const last = recall('editions');
  const isCurrent = last?.touched === touched ? last.isCurrent : editionsSource() === editionsMadeFrom();
  if (last?.touched !== touched) remember('editions', { touched, isCurrent });
  if (!isCurrent)
    console.log('· The editions are older than the manuscripts: `npm run assets` makes new ones.');
}
