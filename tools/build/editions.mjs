import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { inRoot } from '../start/paths.mjs';
import { fingerprint, recall, remember, stampsOf } from './memory.mjs';

/** The editions that are sold, the samples and the kit, which take half a minute and programs that few need. */
const made = 'made/books';
/** Says beside them what they were made from. */
const record = `${made}/made-from.json`;

const builder = 'tools/asset-generators';
const places = [
  'content/books',
  'content/booklets',
  'content/kits',
  'content/downloads.json',
  'content/pages/download-demo.json',
  'content/site.json',
  `${builder}/books`,
  `${builder}/package-lock.json`,
  'libs/typography/src',
];

/** What the builder reads of files that belong to the website. @type {[RegExp, (json: any) => unknown][]} */
const partly = [
  [/\/book\.json$/, ({ direct, coverAlt, palette }) => [direct?.productId, coverAlt, palette?.light]],
  [/^content\/site\.json$/, ({ bookOrder }) => bookOrder],
  [/\/download-demo\.json$/, ({ words: { file } }) => [file.fileName, file.sizeBytes]],
];
const unread = /\/(sales|detail)\.json$|\/README\.md$/;

/** @param {string} file */
function readInput(file) {
  const text = readFileSync(inRoot(file));
  const part = partly.find(([pattern]) => pattern.test(file))?.[1];
  return part ? JSON.stringify(part(JSON.parse(text.toString()))) : text;
}

/** One value for everything that the editions are made from; the same on every machine. */
export function editionsSource() {
  const files = new Map();
  for (const place of places) stampsOf(place, files);
  const hash = createHash('sha256');
  for (const file of [...files.keys()].filter((name) => !unread.test(name)).sort()) {
    hash.update(`${file}\n`).update(readInput(file));
  }
  return hash.digest('hex');
}

/** What the editions that are there were made from. @returns {string | undefined} */
export function editionsMadeFrom() {
  try {
    return JSON.parse(readFileSync(inRoot(record), 'utf8')).sha256;
  } catch {
    return undefined;
  }
}

/** @param {string} sha256 what the editions have just been made from */
export function recordEditions(sha256) {
  writeFileSync(inRoot(record), `${JSON.stringify({ sha256 }, null, 2)}\n`);
}

/** Says in a line when manuscripts have changed since the books were set. Files are only read when one was touched. */
export function tellAboutEditions() {
  const touched = fingerprint([...places, record]);
  const last = recall('editions');
  const isCurrent = last?.touched === touched ? last.isCurrent : editionsSource() === editionsMadeFrom();
  if (last?.touched !== touched) remember('editions', { touched, isCurrent });
  if (!isCurrent)
    console.log('· The editions are older than the manuscripts: `npm run assets` sets them anew.');
}
