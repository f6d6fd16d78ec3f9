import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { boughtOrder } from '../../buyers/bought-order.mjs';
import { exchange } from '../../buyers/shop-client.mjs';
import { until } from '../../buyers/until.mjs';
import { runCommand } from '../../start/children.mjs';
import { inRoot } from '../../start/paths.mjs';
import { findProgram } from '../../test/programs.mjs';
import { inTurn } from '../measure.mjs';
import { startSpeakingServer } from '../server-process.mjs';

const connections = 50;
const rounds = 3;
const roundSeconds = 3;
const warmUpSeconds = 5;
/** What a browser says of itself, as far as it changes the answer. */
const headers = { 'accept-encoding': 'br', accept: 'text/html' };

/** What visitors are answered with from memory. */
const addresses = [
  { path: '/finding-peace', status: 200 },
  { path: '/no-such-page', status: 404 },
  { path: '/api/products', status: 200 },
  { path: '/healthz', status: 200 },
];

const lookAgainMs = 1_000;
const settledMs = 60_000;

/** The page of an order, once its letter has left and it stays as it is. @param {string} siteUrl */
async function settledOrder(siteUrl) {
  const path = await boughtOrder(siteUrl);
  let before = '';
  await until('a page of an order that stays as it is', settledMs, async () => {
    const now = (await ask(siteUrl + path)).body.toString('base64');
    const isSettled = now === before;
    before = now;
    if (!isSettled) await wait(lookAgainMs);
    return isSettled;
  });
  return { path, status: 200, shown: '/orders/…' };
}

/**
 * What wrk counted: https://github.com/wg/wrk
 * @param {string} said
 * @returns {{ answers: number, seconds: number, refused: number, failed: number }}
 */
export function readWrk(said) {
  /** @param {RegExp} pattern */
  const numbers = (pattern) => [...(pattern.exec(said) ?? [])].slice(1).map(Number);
  const [answers = 0, seconds = 0] = numbers(/(\d+) requests in ([\d.]+)s/);
  const [refused = 0] = numbers(/Non-2xx or 3xx responses: (\d+)/);
  const errors = numbers(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  if (answers === 0 || seconds === 0) throw new Error(`wrk counted nothing. It said:\n${said.trim()}`);
  return { answers, seconds, refused, failed: errors.reduce((sum, each) => sum + each, 0) };
}

/** Processor time of all threads of a server so far. @param {string} url of the server */
async function processorSeconds(url) {
  const { body } = await exchange(`${url}/metrics`);
  const [, seconds] = /^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(body.toString()) ?? [];
  if (seconds === undefined) throw new Error(`${url} does not tell its processor time.`);
  return Number(seconds);
}

/** @typedef {{ perSecond: number, microseconds: number, busy: number }} Load answers, processor time of each, share of one core */

/**
 * Asks for one address as often as it is answered: 50 connections, each with one request at a time.
 * @param {{ url: string, path: string, status: number }} address
 * @param {number} durationSeconds
 * @returns {Promise<Load>}
 * @throws when any answer was another one or none at all
 */
async function load({ url, path, status }, durationSeconds) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = await processorSeconds(url);
  const flags = [
    '-t1',
    `-c${connections}`,
    `-d${durationSeconds}s`,
    '--timeout',
    '10s',
    ...lines,
    url + path,
  ];
  const { answers, seconds, refused, failed } = readWrk(await runCommand('wrk', flags));
  const used = (await processorSeconds(url)) - before;
  if (failed > 0 || refused !== (status === 200 ? 0 : answers))
    throw new Error(`${url + path}: ${failed} failed, ${refused} of ${answers} answers were no success.`);
  return { perSecond: answers / seconds, microseconds: (used / answers) * 1e6, busy: used / seconds };
}

/** @typedef {import('../../buyers/shop-client.mjs').Answer} Answer */

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
const ask = (url) => exchange(url, { headers });

/** @param {Answer} first @param {Answer} other @throws Error that says what differs */
function checkSame(first, other) {
  const [ours, theirs] = [comparable(first.rawHeaders), comparable(other.rawHeaders)];
  if (first.status === other.status && first.body.equals(other.body) && isDeepStrictEqual(ours, theirs))
    return;
  const says = [first, other]
    .map(({ status, body }) => `${status} with ${body.length} bytes`)
    .join(', then ');
  const changed = theirs.filter((text) => !ours.includes(text)).join(', ');
  throw new Error(`Not the same is answered: ${says}${changed ? `; new: ${changed}` : ''}.`);
}

/** A server that kept its core busy for less than this was waiting for whoever asked. */
const BUSY = 0.9;

/** @param {string} title @param {{ site: Load, beside: Load }[]} measured */
function clientLimits(title, measured) {
  const waited = /** @type {const} */ (['site', 'beside']).filter((side) =>
    measured.some((round) => round[side].busy < BUSY),
  );
  if (waited.length === 0) return [];
  const who = waited.map((side) => (side === 'site' ? 'the site' : 'the bare server')).join(' and ');
  return [
    { bench: 'pages', title, value: `the client was the limit of ${who}`, unit: /** @type {const} */ ('') },
  ];
}

/**
 * One address, against a process that does nothing but send the same bytes and headers.
 * @param {string} siteUrl
 * @param {{ path: string, status: number, shown?: string }} address
 * @param {Pick<import('../benches.mjs').Context, 'endings' | 'say'>} context
 */
async function measure(siteUrl, { path, status, shown = path }, { endings, say }) {
  const page = await ask(siteUrl + path);
  if (page.status !== status || page.body.length === 0) throw new Error(`${shown} answers ${page.status}.`);
  /** @type {{ port: number }} */
  const { port } = await startSpeakingServer(inRoot('tools/bench/benches/serve-bytes.mjs'), {
    endings,
    input: JSON.stringify({
      status,
      rawHeaders: ownHeaders(page.rawHeaders),
      base64: page.body.toString('base64'),
    }),
  });
  const bareUrl = `http://127.0.0.1:${port}`;
  const check = async () => {
    checkSame(page, await ask(siteUrl + path));
    checkSame(page, await ask(bareUrl + path));
  };
  await check();
  /** @param {number} durationSeconds */
  const work = (durationSeconds) => ({
    site: () => load({ url: siteUrl, path, status }, durationSeconds),
    beside: () => load({ url: bareUrl, path, status }, durationSeconds),
  });
  say(`warming up ${shown}`);
  await inTurn(1, work(warmUpSeconds));
  say(`${shown}: ${rounds} rounds of ${roundSeconds} s each`);
  const measured = await inTurn(rounds, work(roundSeconds));
  // Neither has changed its answer under the load.
  await check();
  const title = `GET ${shown} (${page.body.length.toLocaleString('en-US')} bytes)`;
  const common = { bench: 'pages', beside: 'bare Node server' };
  return [
    {
      ...common,
      title: `${title}, processor time`,
      unit: /** @type {const} */ ('µs'),
      rounds: measured.map(({ site, beside }) => ({ site: site.microseconds, beside: beside.microseconds })),
    },
    {
      ...common,
      title,
      unit: /** @type {const} */ ('req/s'),
      rounds: measured.map(({ site, beside }) => ({ site: site.perSecond, beside: beside.perSecond })),
    },
    ...clientLimits(title, measured),
  ];
}

/**
 * What the running site answers from memory, and the page of an order, by the processor time of each answer: that is the server's own, however
 * fast the client asks.
 * @type {import('../benches.mjs').Bench}
 */
export const pages = {
  name: 'pages',
  title: `Pages, ${connections} connections at once`,
  async run({ siteUrl, endings, say }) {
    if (!(await findProgram('wrk')))
      throw new Error(
        'This bench asks with wrk, which this machine lacks: it comes with apt-get install wrk.',
      );
    const results = [];
    // Made for whoever asks, from the database.
    const order = await settledOrder(siteUrl);
    for (const address of [...addresses, order])
      results.push(...(await measure(siteUrl, address, { endings, say })));
    return results;
  },
};
