import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { doublesOf, keptMails, lossesOf, openBooks } from '../../buyers/books-of-buyers.mjs';
import { claim, clickBuy, download, exchange, firstProduct, pay } from '../../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { until } from '../../buyers/until.mjs';
import { percentile } from '../measure.mjs';
import { startSite } from '../start-site.mjs';

/** @typedef {import('../../buyers/shop-client.mjs').Send} Send */
/** @typedef {import('../../buyers/shop-client.mjs').Product} Product */
/** @typedef {{ email: string, clickedAtMs: number, readyAtMs: number, error?: string }} Visit */

const buyers = 500;
const warmUpBuyers = 20;
const timeoutMs = 180_000;

/** A connection of their own, and no second try. @param {string} siteUrl @returns {Send} */
function connect(siteUrl) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path, { content, headers, method } = {}) =>
    exchange(
      siteUrl + path,
      {
        method,
        agent,
        headers: { ...headers, ...(content ? { 'content-length': Buffer.byteLength(content) } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
      },
      content,
    );
}

/** @param {string} siteUrl @param {Product} product @returns {Promise<Visit>} */
async function buy(siteUrl, product) {
  const email = `${randomUUID()}@example.com`;
  const send = connect(siteUrl);
  const clickedAtMs = Date.now();
  try {
    const secret = await clickBuy(send, { email, key: randomUUID(), product });
    const payment = await pay(send, secret, 'pm_card_visa');
    if (payment !== 'succeeded') throw new Error(`The payment is ${payment}.`);
    const { status, downloads } = await claim(send, secret);
    if (status !== 'ready') throw new Error(`The purchase is ${status}.`);
    const readyAtMs = Date.now();
    for (const { url, sizeBytes } of downloads) await fetchWhole(send, url, sizeBytes);
    return { email, clickedAtMs, readyAtMs };
  } catch (error) {
    return {
      email,
      clickedAtMs,
      readyAtMs: Number.NaN,
      error: error instanceof Error ? error.message : 'unknown',
    };
  }
}

/** @param {Send} send @param {string} url @param {number} sizeBytes */
async function fetchWhole(send, url, sizeBytes) {
  const bytes = await download(send, url);
  if (bytes !== sizeBytes) throw new Error(`A file of ${sizeBytes} bytes came as ${bytes}.`);
}

/** How many links of the emails do not work. @param {string} siteUrl @param {string[]} links */
async function countBroken(siteUrl, links) {
  const send = connect(siteUrl);
  let broken = 0;
  for (const link of links) await download(send, link).catch(() => (broken += 1));
  return broken;
}

/**
 * @param {string} title
 * @param {number} value
 * @param {import('../measure.mjs').Unit} [unit]
 * @returns {import('../measure.mjs').Figure}
 */
const figure = (title, value, unit = '') => ({ bench: 'purchases', title, value, unit });

/**
 * Everybody clicks at the same moment, pays, and fetches both files; then the emails come. Errors are answers
 * that a buyer saw; lost and doubled are counted in the database and in the folder of the emails.
 * @type {import('../benches.mjs').Bench}
 */
export const purchases = {
  name: 'purchases',
  title: `${buyers} purchases at once, one process`,
  async run({ endings, say }) {
    say('starting a site of its own');
    const { url, dataDir } = await startSite(endings);
    const product = await firstProduct(connect(url));
    say('warming up');
    await Promise.all(Array.from({ length: warmUpBuyers }, () => buy(url, product)));
    say('buying');
    const visits = await Promise.all(Array.from({ length: buyers }, () => buy(url, product)));
    const client = new pg.Client({ connectionString: await siteDatabaseUrl(dataDir) });
    await client.connect();
    endings.add(() => client.end());
    say('waiting for the letters');
    await until('every promise kept', timeoutMs, async () => {
      const { rows } = await client.query('SELECT count(*)::int AS open FROM outbox WHERE closed_at IS NULL');
      return rows[0].open === 0;
    });
    const emails = visits.map(({ email }) => email);
    const accounts = await openBooks({ client, dataDir, emails });
    const mails = new Map((await keptMails(dataDir)).map((mail) => [mail.to, mail]));
    say('opening the links of the letters');
    const broken = await countBroken(
      url,
      emails.flatMap((email) => mails.get(email)?.links ?? []),
    );
    const well = visits.filter(({ error }) => !error);
    const toFiles = well.map(({ clickedAtMs, readyAtMs }) => (readyAtMs - clickedAtMs) / 1_000);
    const toMail = visits
      .filter(({ email }) => mails.has(email))
      .map(({ email, clickedAtMs }) => ((mails.get(email)?.keptAtMs ?? 0) - clickedAtMs) / 1_000);
    for (const { error } of visits) if (error) console.error(error);
    return [
      figure('Purchases at once, one process', buyers),
      figure('errors', visits.length - well.length),
      figure('click to both files at hand, p50', percentile(toFiles, 0.5), 's'),
      figure('click to both files at hand, p95', percentile(toFiles, 0.95), 's'),
      figure('click to mail kept, p50', percentile(toMail, 0.5), 's'),
      figure('click to mail kept, p95', percentile(toMail, 0.95), 's'),
      figure('links of the mails that do not work', broken),
      figure('lost', accounts.filter((account) => lossesOf(account).length > 0).length),
      figure('doubled', accounts.filter((account) => doublesOf(account).length > 0).length),
    ];
  },
};
