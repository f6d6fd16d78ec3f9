import { isDeepStrictEqual } from 'node:util';

import { exchange } from '../../buyers/shop-client.mjs';
import { runCommand } from '../../start/children.mjs';
import { inRoot } from '../../start/paths.mjs';
import { inTurn } from '../measure.mjs';
import { startSpeakingServer } from '../server-process.mjs';

const connections = 50;

/**
 * Asks for one address as often as it is answered, from a process of its own: 50 connections, each with one
 * request at a time.
 * @param {string} url
 * @param {number} durationSeconds
 * @returns {Promise<number>} answers per second
 * @throws when any answer was an error or none at all
 */
async function loadWith(url, durationSeconds) {
  const program = inRoot('node_modules/autocannon/autocannon.js');
  const flags = ['--json', '-c', String(connections), '-p', '1', '-d', String(durationSeconds)];
  const said = await runCommand(process.execPath, [program, ...flags, '-H', 'accept-encoding=br', url]);
  const result = JSON.parse(said.slice(said.indexOf('{')));
  const { errors, timeouts, non2xx } = result;
  if (errors || timeouts || non2xx) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers other than 2xx.`);
  }
  return result['2xx'] / result.duration;
}

/** @typedef {import('../../buyers/shop-client.mjs').Answer} Answer */

const path = '/finding-peace';
const rounds = 5;
const roundSeconds = 4;
const warmUpSeconds = 2;

/** What Node adds to every answer by itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive']);

/** @param {string[]} rawHeaders */
function ownHeaders(rawHeaders) {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !ofNode.has(name.toLowerCase());
  });
}

/** Each answer of the site has an id of its own. @param {string[]} rawHeaders */
const comparable = (rawHeaders) =>
  ownHeaders(rawHeaders).map((text, index, all) => (all[index - 1] === 'x-request-id' ? 'an id' : text));

/** @param {string} url */
const ask = (url) => exchange(url, { headers: { 'accept-encoding': 'br' } });

/** @param {Answer} answer @param {string} url */
function checkIsPage({ status, rawHeaders, body }, url) {
  const isBrotli = ownHeaders(rawHeaders).some((text) => text === 'br');
  if (status !== 200 || !isBrotli || body.length === 0) {
    throw new Error(`${url} is no page in brotli: ${status}, ${body.length} bytes.`);
  }
}

/** @param {Answer} site @param {Answer} bare */
function checkSame(site, bare) {
  const isSame =
    site.status === bare.status &&
    site.body.equals(bare.body) &&
    isDeepStrictEqual(comparable(site.rawHeaders), comparable(bare.rawHeaders));
  if (!isSame) throw new Error('The site and the bare server do not answer the same.');
}

/**
 * A whole page of the running site, against a process that does nothing but send the same bytes.
 * @type {import('../benches.mjs').Bench}
 */
export const pages = {
  name: 'pages',
  title: `Pages, ${connections} connections at once`,
  async run({ siteUrl, endings, say }) {
    const page = await ask(siteUrl + path);
    checkIsPage(page, path);
    /** @type {{ port: number }} */
    const { port } = await startSpeakingServer(inRoot('tools/bench/benches/serve-bytes.mjs'), {
      endings,
      input: JSON.stringify({
        rawHeaders: ownHeaders(page.rawHeaders),
        base64: page.body.toString('base64'),
      }),
    });
    const urls = { site: siteUrl + path, beside: `http://127.0.0.1:${port}${path}` };
    checkSame(page, await ask(urls.beside));
    /** @param {number} durationSeconds */
    const work = (durationSeconds) => ({
      site: () => loadWith(urls.site, durationSeconds),
      beside: () => loadWith(urls.beside, durationSeconds),
    });
    say('warming up');
    await inTurn(1, work(warmUpSeconds));
    say(`${rounds} rounds of ${roundSeconds} s each`);
    const measured = await inTurn(rounds, work(roundSeconds));
    // Neither has changed its answer under the load.
    checkSame(page, await ask(urls.site));
    checkSame(page, await ask(urls.beside));
    const title = `GET ${path} (brotli, ${page.body.length.toLocaleString('en-US')} bytes)`;
    return [{ bench: 'pages', title, unit: 'req/s', beside: 'bare Node server', rounds: measured }];
  },
};
