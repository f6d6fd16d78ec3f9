import type { Client } from 'pg';

import { type BuyerRecord, hasPaid, readBuyerRecords } from '../harness/buyer-records.js';
import { connect } from '../harness/database.js';
import type { Stage } from '../harness/run-trial.js';
import { download } from '../harness/shop-client.js';
import type { Shop } from '../harness/shop.js';
import { until } from '../harness/until.js';
import { downloadFiles, retrying, type ShopAddresses, type Visit } from './buyer.js';
import { judgeShop } from './judge-shop.js';
import type { SeededRandom } from './seeded-random.js';

/** Recurring jobs are always open. */
const openJobs = `FROM outbox WHERE closed_at IS NULL AND dedup_key IS DISTINCT FROM 'schedule'`;

const unfinished = [
  openJobs,
  // Paid, and not yet delivered and emailed.
  `FROM stripe_sandbox.payment_intents i JOIN orders o ON o.id = i.body #>> '{metadata,order_id}'
  WHERE i.body ->> 'status' = 'succeeded' AND o.status <> 'refunded'
    AND (o.status <> 'fulfilled' OR NOT EXISTS (SELECT 1 FROM order_mails m WHERE m.order_id = o.id))`,
  // Webhooks that arrive twice or late, but not those with a far retry.
  `FROM stripe_sandbox.webhook_deliveries WHERE next_attempt_at < now() + interval '5 seconds'`,
];

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

const count = async (client: Client, from: string): Promise<number> =>
  (await client.query(`SELECT count(*)::int AS n ${from}`)).rows[0].n;

async function findReceiptFaults(client: Client): Promise<string[]> {
  const faults = [];
  for (const [fault, from] of Object.entries(receiptFaults)) {
    const found = await count(client, from);
    if (found > 0) faults.push(`${found} ${fault}`);
  }
  return faults;
}

/** Waits until every purchase is delivered and no job is open, or nothing more happens. @param timeoutMs without progress */
async function untilFinished(client: Client, timeoutMs: number): Promise<void> {
  const countAll = async () => {
    let all = 0;
    for (const from of unfinished) all += await count(client, from);
    return all;
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

async function fileComplaintsOf(
  shop: ShopAddresses,
  record: BuyerRecord,
  visit: Visit,
  random: SeededRandom,
): Promise<string[]> {
  if (!hasPaid(record) || visit.isRefunded) return [];
  const send = retrying(shop, random, visit);
  try {
    const complaint = await downloadFiles(send, visit, true);
    for (const link of record.emails.flatMap(({ links }) => links)) await download(send, link);
    return complaint ? [complaint] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const buyersAtOnce = 8;

/** Waits until a shop has finished, downloads every paid file again, and compares the records with what buyers saw. */
export async function checkShop(
  { shop, visits, random }: { shop: Shop & ShopAddresses; visits: Visit[]; random: SeededRandom },
  { timeoutMs, cleanup, say }: Stage & { timeoutMs: number },
) {
  say('waiting for the shop to finish');
  await shop.untilReady();
  const client = await connect(shop.database.url, cleanup);
  await untilFinished(client, timeoutMs);
  say('counting');
  const open = await count(client, openJobs);
  const emails = visits.map(({ email }) => email);
  const records = await readBuyerRecords(client, shop.dataDir, emails);
  const buyers = visits.flatMap((visit, index) => {
    const record = records[index];
    return record ? [{ record, visit, fileComplaints: [] as string[] }] : [];
  });
  const waiting = buyers.values();
  const work = async () => {
    for (const buyer of waiting)
      buyer.fileComplaints = await fileComplaintsOf(shop, buyer.record, buyer.visit, random);
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, work));
  return judgeShop(buyers, open, await findReceiptFaults(client));
}
