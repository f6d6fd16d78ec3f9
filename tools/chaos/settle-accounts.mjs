import { hasPaid, openBooks } from '../buyers/books-of-buyers.mjs';
import { download } from '../buyers/shop-client.mjs';
import { pg } from '../buyers/site-database.mjs';
import { until } from '../buyers/until.mjs';
import { fetchFiles, persistent } from './buyer.mjs';
import { verdict } from './verdict.mjs';

/** Work that nobody promised by himself: recurring jobs are always about to run again. */
const openPromises = `SELECT count(*)::int AS n FROM outbox
  WHERE closed_at IS NULL AND dedup_key IS DISTINCT FROM 'schedule'`;
/** Paid, and not yet delivered and mailed. */
const unfinished = `SELECT count(*)::int AS n FROM stripe_sandbox.payment_intents i
  JOIN orders o ON o.id = i.body #>> '{metadata,order_id}'
  WHERE i.body ->> 'status' = 'succeeded'
    AND o.status <> 'refunded'
    AND (o.status <> 'fulfilled' OR NOT EXISTS (SELECT 1 FROM order_mails m WHERE m.order_id = o.id))`;
/** Copies and late ones may still do harm; one that waits for a far retry is told by the table. */
const webhooksOnTheirWay = `SELECT count(*)::int AS n FROM stripe_sandbox.webhook_deliveries
  WHERE next_attempt_at < now() + interval '5 seconds'`;

/** Each says what is wrong, and counts it: numbers that are missing, and money that has no paper and is owed none. */
const receiptFaults = {
  'series of receipts have a hole': `SELECT count(*)::int AS n FROM receipt_series s
    WHERE s.last_number <> (SELECT count(*) FROM receipts r WHERE r.series = s.series)`,
  'paid orders have no receipt and are owed none': `SELECT count(*)::int AS n FROM orders o
    WHERE o.completed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM receipts_due d WHERE d.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM receipts r WHERE r.order_id = o.id AND r.kind = 'receipt')`,
  'refunds have no credit note and are owed none': `SELECT count(*)::int AS n FROM refunds f
    WHERE f.status = 'succeeded' AND NOT EXISTS (SELECT 1 FROM receipts_due d WHERE d.order_id = f.order_id)
      AND NOT EXISTS (SELECT 1 FROM receipts r WHERE r.refund_id = f.id)`,
};

/** @param {import('pg').Client} client @returns {Promise<string[]>} what is wrong with the receipts */
async function complaintsAboutReceipts(client) {
  const complaints = [];
  for (const [fault, query] of Object.entries(receiptFaults)) {
    const { n } = (await client.query(query)).rows[0];
    if (n > 0) complaints.push(`${n} ${fault}`);
  }
  return complaints;
}

/**
 * Waits until everybody who paid has their book and their mail, and nothing more is under way: as long as less and less is.
 * @param {string} databaseUrl
 * @param {number} timeoutMs without anything being done
 * @returns {Promise<number>} open promises: 0, or what was still open when the time was up
 */
export async function untilQuiet(databaseUrl, timeoutMs) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /** @param {string} query @returns {Promise<number>} */
  const count = async (query) => (await client.query(query)).rows[0].n;
  const countAll = async () =>
    (await count(unfinished)) + (await count(webhooksOnTheirWay)) + (await count(openPromises));
  try {
    let open = await countAll();
    const isLess = async () => {
      const before = open;
      open = Math.min(before, await countAll());
      return open < before;
    };
    while (open > 0) await until('quiet', timeoutMs, isLess);
  } catch {
    // What is still open is told.
  }
  try {
    return await count(openPromises);
  } finally {
    await client.end();
  }
}

/**
 * @param {import('./buyer.mjs').Surroundings} shop
 * @param {import('../buyers/books-of-buyers.mjs').Account} account
 * @param {import('./buyer.mjs').Visit} visit
 * @param {import('./draw.mjs').Draw} draw
 * @returns {Promise<string[]>} what is wrong with the files of one who has paid
 */
async function complaintsAboutFiles(shop, account, visit, draw) {
  if (!hasPaid(account) || visit.gaveBack) return [];
  const send = persistent(shop, draw, visit);
  try {
    const complaint = await fetchFiles(send, visit, true);
    for (const link of account.mails.flatMap(({ links }) => links)) await download(send, link);
    return complaint ? [complaint] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** At once: more would only wait for one another. */
const buyersAtOnce = 8;

/**
 * Waits until all is quiet, has everybody who paid fetch their files again, and holds the books against what buyers saw.
 * @param {object} options
 * @param {import('./shop.mjs').Shop & import('./buyer.mjs').Surroundings} options.shop
 * @param {import('./buyer.mjs').Visit[]} options.visited
 * @param {import('./draw.mjs').Draw} options.draw
 * @param {number} options.timeoutMs to become quiet
 * @param {(detail: string) => void} options.say
 */
export async function settleAccounts({ shop, visited, draw, timeoutMs, say }) {
  const { database, dataDir } = shop;
  say('waiting until all is quiet');
  await shop.untilReady();
  const openPromises = await untilQuiet(database.url, timeoutMs);
  say('counting');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const accounts = await openBooks({ client, dataDir, emails: visited.map(({ email }) => email) });
  const aboutReceipts = await complaintsAboutReceipts(client);
  await client.end();
  const buyers = visited.map((visit, index) => {
    const account = accounts[index];
    if (!account) throw new Error(`Nobody knows ${visit.email}.`);
    return { account, visit, fileComplaints: /** @type {string[]} */ ([]) };
  });
  const waiting = [...buyers];
  const takeTurns = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift())
      buyer.fileComplaints = await complaintsAboutFiles(shop, buyer.account, buyer.visit, draw);
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, takeTurns));
  return verdict(buyers, openPromises, aboutReceipts);
}
