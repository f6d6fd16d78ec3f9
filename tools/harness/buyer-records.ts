import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { ClientBase } from 'pg';
import PostalMime from 'postal-mime';

/** An email that a site stored in its data folder instead of sending it. */
export interface StoredEmail {
  to: string;
  messageId: string;
  storedAtMs: number;
  /** Paths of its download links: PDF, ePub. */
  links: string[];
  subject: string;
  html: string;
  text: string;
}

const emailFiles = async (dataDir: string) =>
  (await readdir(path.join(dataDir, 'mail')).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => path.join(dataDir, 'mail', name));

export const countStoredEmails = async (dataDir: string): Promise<number> =>
  (await emailFiles(dataDir)).length;

async function readEmail(file: string): Promise<StoredEmail> {
  const [source, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  const { to, messageId = '', subject = '', html = '', text = '' } = await PostalMime.parse(source);
  const links = [...text.matchAll(/https?:\/\/[^/\s]+(\/d\/[\w-]{43})/g)].map(([, link]) => link ?? '');
  return { to: to?.[0]?.address ?? '', messageId, storedAtMs: mtimeMs, links, subject, html, text };
}

export const readStoredEmails = async (dataDir: string): Promise<StoredEmail[]> =>
  Promise.all((await emailFiles(dataDir)).map(readEmail));

/** Everything that the shop, Stripe and the mail folder have of one buyer. */
export interface BuyerRecord {
  email: string;
  orders: { id: string; status: string; grants: number }[];
  payments: {
    id: string;
    orderId: string;
    status: string;
    charges: number;
    refunds: number;
    /** Received and not refunded. */
    keptCents: number;
  }[];
  emails: StoredEmail[];
}

const orders = `
  SELECT o.customer_email AS email, o.id, o.status,
    (SELECT count(*)::int FROM download_grants g WHERE g.order_id = o.id) AS grants
  FROM orders o`;
const payments = `
  SELECT i.body #>> '{metadata,order_id}' AS "orderId", i.id, i.body ->> 'status' AS status,
    (SELECT count(*)::int FROM stripe_sandbox.charges c
     WHERE c.payment_intent = i.id AND c.body ->> 'status' = 'succeeded') AS charges,
    (SELECT count(*)::int FROM stripe_sandbox.refunds r WHERE r.payment_intent = i.id) AS refunds,
    coalesce((i.body ->> 'amount_received')::int, 0) - coalesce((SELECT sum((r.body ->> 'amount')::int)::int
      FROM stripe_sandbox.refunds r WHERE r.payment_intent = i.id), 0) AS "keptCents"
  FROM stripe_sandbox.payment_intents i`;

/**
 * Reads the records of buyers from the database, the Stripe sandbox and the mail folder.
 * @param stripe the database of the sandbox, if it is another one
 */
export async function readBuyerRecords(
  client: ClientBase,
  dataDir: string,
  emails: readonly string[],
  stripe = client,
): Promise<BuyerRecord[]> {
  const records = new Map<string, BuyerRecord>(
    emails.map((email) => [email, { email, orders: [], payments: [], emails: [] }]),
  );
  const byOrder = new Map<string, BuyerRecord>();
  for (const { email, ...order } of (await client.query(orders)).rows) {
    const record = records.get(email);
    if (!record) continue;
    record.orders.push(order);
    byOrder.set(order.id, record);
  }
  for (const payment of (await stripe.query(payments)).rows)
    byOrder.get(payment.orderId)?.payments.push(payment);
  for (const email of await readStoredEmails(dataDir)) records.get(email.to)?.emails.push(email);
  return [...records.values()];
}

const filesPerBook = 2;

export const hasPaid = ({ payments }: BuyerRecord): boolean =>
  payments.some(({ status }) => status === 'succeeded');

/** Lists what is missing from a paid purchase. */
export function lossesOf(record: BuyerRecord): string[] {
  if (!hasPaid(record)) return [];
  const losses = [];
  const fulfilled = record.orders.filter(({ status }) => status === 'fulfilled');
  if (fulfilled.length === 0) losses.push('paid, but no order is fulfilled');
  if (fulfilled.some(({ grants }) => grants < filesPerBook)) losses.push('a fulfilled order lacks its files');
  if (record.emails.length === 0) losses.push('paid, but no email');
  return losses;
}

/** Lists what a buyer of one book has more than once. */
export function doublesOf({ orders, payments, emails }: BuyerRecord): string[] {
  const doubles = [];
  const charges = payments.reduce((sum, payment) => sum + payment.charges, 0);
  if (orders.length > 1) doubles.push(`${orders.length} orders`);
  if (payments.length > 1) doubles.push(`${payments.length} payments`);
  if (charges > 1) doubles.push(`${charges} charges`);
  if (orders.some(({ grants }) => grants > filesPerBook)) doubles.push('files granted twice');
  // An email that is sent again keeps its Message-ID.
  if (new Set(emails.map(({ messageId }) => messageId)).size > 1) doubles.push(`${emails.length} emails`);
  return doubles;
}
