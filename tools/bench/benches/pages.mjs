import { isDeepStrictEqual } from 'node:util';

import { inRoot } from '../../start/paths.mjs';
import { exchange } from '../../buyers/exchange.mjs';
import { connections, loadWith } from '../load.mjs';
import { inTurn } from '../measure.mjs';
import { startSpeakingServer } from '../server-process.mjs';

/** @typedef {import('../../buyers/exchange.mjs').Answer} Answer */

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
    isDeepStrictEqual(ownHeaders(site.rawHeaders), ownHeaders(bare.rawHeaders));
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
