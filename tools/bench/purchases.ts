import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { doublesOf, lossesOf, readBuyerRecords, readStoredEmails } from '../harness/buyer-records.js';
import { connect, siteDatabaseUrl } from '../harness/database.js';
import { buy, clientOf, download, firstEbook, type Product } from '../harness/shop-client.js';
import { startSite } from '../harness/site.js';
import { percentile } from '../harness/statistics.js';
import { until } from '../harness/until.js';
import { type Bench, figure } from './comparison.js';

const buyers = 500;
const warmUpBuyers = 20;
const timeoutMs = 180_000;

/** A client with a connection of its own that tries once. */
const connectTo = (siteUrl: string) =>
  clientOf(siteUrl, {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    signal: AbortSignal.timeout(timeoutMs),
  });

async function visit(siteUrl: string, product: Product) {
  const email = `${randomUUID()}@example.com`;
  const send = connectTo(siteUrl);
  const clickedAtMs = Date.now();
  try {
    const { status, downloads } = await buy(send, product, email);
    if (status !== 'ready') throw new Error(`The purchase is ${status}.`);
    const readyAtMs = Date.now();
    for (const { url, sizeBytes } of downloads) {
      const { length } = await download(send, url);
      if (length !== sizeBytes) throw new Error(`A file of ${sizeBytes} bytes came as ${length}.`);
    }
    return { email, clickedAtMs, readyAtMs };
  } catch (error) {
    console.error(error);
    return { email, clickedAtMs, readyAtMs: undefined };
  }
}

async function countBroken(siteUrl: string, links: readonly string[]): Promise<number> {
  const send = connectTo(siteUrl);
  let broken = 0;
  for (const link of links) await download(send, link).catch(() => (broken += 1));
  return broken;
}

/** All buyers click at the same moment, pay and download both files; then the emails arrive. */
export const purchases: Bench = {
  name: 'purchases',
  title: `${buyers} purchases at once`,
  async run({ cleanup, say }) {
    say('starting a site');
    const { url, dataDir } = await startSite(cleanup);
    const product = await firstEbook(connectTo(url));
    say('warming up');
    await Promise.all(Array.from({ length: warmUpBuyers }, () => visit(url, product)));
    say('buying');
    const visits = await Promise.all(Array.from({ length: buyers }, () => visit(url, product)));
    const client = await connect(await siteDatabaseUrl(dataDir), cleanup);
    say('waiting for the emails');
    await until('every job done', timeoutMs, async () => {
      const { rows } = await client.query('SELECT count(*)::int AS open FROM outbox WHERE closed_at IS NULL');
      return rows[0].open === 0;
    });
    const records = await readBuyerRecords(
      client,
      dataDir,
      visits.map(({ email }) => email),
    );
    const emails = new Map((await readStoredEmails(dataDir)).map((email) => [email.to, email]));
    say('opening the links of the emails');
    const links = visits.flatMap(({ email }) => emails.get(email)?.links ?? []);
    const broken = await countBroken(url, links);
    const secondsTo = (atMs: (visited: (typeof visits)[number]) => number | undefined) =>
      visits.flatMap((visited) => {
        const reachedMs = atMs(visited);
        return reachedMs === undefined ? [] : [(reachedMs - visited.clickedAtMs) / 1_000];
      });
    const toFiles = secondsTo(({ readyAtMs }) => readyAtMs);
    const toEmail = secondsTo(({ email }) => emails.get(email)?.storedAtMs);
    return [
      figure('purchases at once, one process', buyers),
      figure('errors', visits.length - toFiles.length),
      figure('click to both files, p50', percentile(toFiles, 0.5), 's'),
      figure('click to both files, p95', percentile(toFiles, 0.95), 's'),
      figure('click to stored email, p50', percentile(toEmail, 0.5), 's'),
      figure('click to stored email, p95', percentile(toEmail, 0.95), 's'),
      figure('broken links in the emails', broken),
      figure('lost', records.filter((record) => lossesOf(record).length > 0).length),
      figure('doubled', records.filter((record) => doublesOf(record).length > 0).length),
    ];
  },
};
