import { readFile, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

/** @type {typeof import('postal-mime').default} */
const PostalMime = createRequire(inRoot('e2e/package.json'))('postal-mime');

/**
 * @typedef {object} KeptMail
 * @property {string} to
 * @property {string} messageId
 * @property {number} keptAtMs on the clock of the machine
 * @property {string[]} links paths of its download links: PDF, ePub
 * @property {string} subject
 * @property {string} html
 * @property {string} text
 */

/** @param {string} folder */
async function namesIn(folder) {
  return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
}

/** How many letters a site has kept. @param {string} dataDir */
export async function countKeptMails(dataDir) {
  return (await namesIn(path.join(dataDir, 'mail'))).length;
}

/** @param {string} file @returns {Promise<KeptMail>} */
async function readMail(file) {
  const [source, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  const { to, messageId = '', subject = '', html = '', text = '' } = await PostalMime.parse(source);
  return {
    to: to?.[0]?.address ?? '',
    messageId,
    keptAtMs: mtimeMs,
    links: [...text.matchAll(/https?:\/\/[^/\s]+(\/d\/[\w-]{43})/g)].map(([, link]) => link ?? ''),
    subject,
    html,
    text,
  };
}

/** The letters that a site keeps instead of sending them. @param {string} dataDir */
export async function keptMails(dataDir) {
  const folder = path.join(dataDir, 'mail');
  return Promise.all((await namesIn(folder)).map((name) => readMail(path.join(folder, name))));
}
