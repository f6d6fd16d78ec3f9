import type { Client } from 'pg';

import { type BuyerRecord, hasPaid, readBuyerRecords } from '../harness/buyer-records.js';
import { connect } from '../harness/database.js';
import type { Stage } from '../harness/run-trial.js';
import { download } from '../harness/shop-client.js';
import { until } from '../harness/until.js';
import { downloadFiles, retrying, type ShopAddresses, type Visit } from './buyer.js';
import { judgeShop } from './judge-shop.js';
import type { SeededRandom } from './seeded-random.js';

/** Recurring jobs are always open. */
const openJobs = `FROM outbox WHERE closed_at IS NULL AND dedup_key IS DISTINCT FROM 'schedule'`;

const paidIntents = `SELECT body #>> '{metadata,order_id}' AS id FROM stripe_sandbox.payment_intents
  WHERE body ->> 'status' = 'succeeded'`;
/** Of these ids, orders that are not yet delivered and emailed. */
const undelivered = `FROM orders o WHERE o.id = ANY ($1) AND o.status <> 'refunded'
  AND (o.status <> 'fulfilled' OR NOT EXISTS (SELECT 1 FROM order_mails m WHERE m.order_id = o.id))`;
/** Webhooks that arrive twice or late, but not those with a far retry. */
const webhooks = `FROM stripe_sandbox.webhook_deliveries WHERE next_attempt_at < now() + interval '5 seconds'`;

const receiptFaults = {
  'series of receipts have gaps': `FROM receipt_series s
    WHERE s.last_number <> (SELECT count(*) FROM receipts r WHERE r.series = s.series)`,
  'paid orders have no receipt, not even a due one': `FROM orders o
    WHERE o.completed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM receipts_due d WHERE d.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM receipts r WHERE r.order_id = o.id AND r.kind = 'receipt')`,
  'refunds have no credit note, not even a due one': `FROM refunds f
    WHERE f.status = 'succeeded' AND NOT EXISTS (SELECT 1 FROM receipts_due d WHERE d.order_id = f.order_id)
      AND NOT EXISTS (SELECT 1 FROM receipts r WHERE r.refund_id = f.id)`,
};

const count = async (client: Client, from: string, values: unknown[] = []): Promise<number> =>
  (await client.query(`SELECT count(*)::int AS n ${from}`, values)).rows[0].n;

async function findReceiptFaults(client: Client): Promise<string[]> {
  const faults = [];
  for (const [fault, from] of Object.entries(receiptFaults)) {
    const found = await count(client, from);
    if (found > 0) faults.push(`${found} ${fault}`);
  }
  return faults;
}

/** Waits until every purchase is delivered and no job is open, or nothing more happens. @param timeoutMs without progress */
async function untilFinished(client: Client, stripe: Client, timeoutMs: number): Promise<void> {
  const countAll = async () => {
    const paid = (await stripe.query<{ id: string }>(paidIntents)).rows.map(({ id }) => id);
    const waiting = (await count(client, openJobs)) + (await count(client, undelivered, [paid]));
    return waiting + (await count(stripe, webhooks));
  };
  let open = await countAll();
  const isProgress = async () => {
    const before = open;
    open = Math.min(before, await countAll());
    return open < before;
  };
  try {
    while (open > 0) await until('progress', timeoutMs, isProgress);
  } catch {
    // The report counts the open jobs.
  }
}

export interface CheckedShop extends ShopAddresses {
  /** Its folder `mail` has the emails. */
  dataDir: string;
  database: { url: string };
  /** Of the Stripe sandbox, if it is another one. */
  stripeDatabaseUrl?: string;
  /** Between a backup and the loss of the machine: links in emails of this time are unknown after the restore. */
  lost?: { fromMs: number; toMs: number };
  untilReady(): Promise<unknown>;
  /** Waits until a relay has delivered all emails. */
  untilMailed?: (() => Promise<unknown>) | undefined;
}

const isLost = ({ lost }: CheckedShop, timeMs: number) =>
  lost !== undefined && timeMs >= lost.fromMs && timeMs <= lost.toMs;

/** Emails of the lost time count only if no later one replaces them: restored orders are emailed again, with new links. */
function withoutReplaced(shop: CheckedShop, record: BuyerRecord): BuyerRecord {
  const kept = record.emails.filter(({ storedAtMs }) => !isLost(shop, storedAtMs));
  return kept.length > 0 ? { ...record, emails: kept } : record;
}

async function fileComplaintsOf(
  shop: CheckedShop,
  record: BuyerRecord,
  visit: Visit,
  random: SeededRandom,
): Promise<string[]> {
  if (!hasPaid(record) || visit.isRefunded) return [];
  const send = retrying(shop, random, visit);
  try {
    const complaint = await downloadFiles(send, visit, true);
    const emails = record.emails.filter(({ storedAtMs }) => !isLost(shop, storedAtMs));
    for (const link of emails.flatMap(({ links }) => links)) await download(send, link);
    return complaint ? [complaint] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const buyersAtOnce = 8;

/** Waits until a shop has finished, downloads every paid file again, and compares the records with what buyers saw. */
export async function checkShop(
  { shop, visits, random }: { shop: CheckedShop; visits: Visit[]; random: SeededRandom },
  { timeoutMs, cleanup, say }: Stage & { timeoutMs: number },
) {
  say('waiting for the shop to finish');
  await shop.untilReady();
  const client = await connect(shop.database.url, cleanup);
  const stripe = shop.stripeDatabaseUrl ? await connect(shop.stripeDatabaseUrl, cleanup) : client;
  await untilFinished(client, stripe, timeoutMs);
  await shop.untilMailed?.();
  say('counting');
  const open = await count(client, openJobs);
  const emails = visits.map(({ email }) => email);
  const records = await readBuyerRecords(client, shop.dataDir, emails, stripe);
  const buyers = visits.flatMap((visit, index) => {
    const record = records[index];
    return record ? [{ record: withoutReplaced(shop, record), visit, fileComplaints: [] as string[] }] : [];
  });
  const waiting = buyers.values();
  const work = async () => {
    for (const buyer of waiting)
      buyer.fileComplaints = await fileComplaintsOf(shop, buyer.record, buyer.visit, random);
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, work));
  return judgeShop(buyers, open, await findReceiptFaults(client));
}
