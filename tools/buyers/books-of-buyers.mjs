import { readdir, readFile, stat } from 'node:fs/promises';
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

/** How many emails a site has kept. @param {string} dataDir */
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

/** The emails that a site keeps instead of sending them. @param {string} dataDir */
export async function keptMails(dataDir) {
  const folder = path.join(dataDir, 'mail');
  return Promise.all((await namesIn(folder)).map((name) => readMail(path.join(folder, name))));
}

/**
 * All that the shop, the card's side and the mailbox have of one buyer.
 * @typedef {object} Account
 * @property {string} email
 * @property {{ id: string, status: string, intentId: string | null, grants: number, mailNoted: boolean }[]} orders
 * @property {{ id: string, orderId: string, status: string, charges: number, refunds: number, keptCents: number }[]} payments
 * @property {KeptMail[]} mails
 */

const orders = `
  SELECT o.customer_email AS email, o.id, o.status, o.stripe_payment_intent_id AS "intentId",
    (SELECT count(*)::int FROM download_grants g WHERE g.order_id = o.id) AS grants,
    EXISTS (SELECT 1 FROM order_mails m WHERE m.order_id = o.id) AS "mailNoted"
  FROM orders o`;
const payments = `
  SELECT o.customer_email AS email, o.id AS "orderId", i.id, i.body ->> 'status' AS status,
    (SELECT count(*)::int FROM stripe_sandbox.charges c
     WHERE c.payment_intent = i.id AND c.body ->> 'status' = 'succeeded') AS charges,
    (SELECT count(*)::int FROM stripe_sandbox.refunds r WHERE r.payment_intent = i.id) AS refunds,
    coalesce((i.body ->> 'amount_received')::int, 0) - coalesce((SELECT sum((r.body ->> 'amount')::int)::int
      FROM stripe_sandbox.refunds r WHERE r.payment_intent = i.id), 0) AS "keptCents"
  FROM stripe_sandbox.payment_intents i JOIN orders o ON o.id = i.body #>> '{metadata,order_id}'`;

/**
 * Opens the books: who ordered, paid, was given and was written what. Counted where it is kept, not where it
 * was answered.
 * @param {{ client: import('pg').ClientBase, dataDir: string, emails: string[] }} where
 * @returns {Promise<Account[]>} one for each address, in their order
 */
export async function openBooks({ client, dataDir, emails }) {
  /** @type {Map<string, Account>} */
  const accounts = new Map(emails.map((email) => [email, { email, orders: [], payments: [], mails: [] }]));
  for (const { email, ...order } of (await client.query(orders)).rows)
    accounts.get(email)?.orders.push(order);
  for (const { email, ...payment } of (await client.query(payments)).rows) {
    accounts.get(email)?.payments.push(payment);
  }
  for (const mail of await keptMails(dataDir)) accounts.get(mail.to)?.mails.push(mail);
  return [...accounts.values()];
}

const filesOfABook = 2;

/** @param {Account} account */
export const hasPaid = ({ payments }) => payments.some(({ status }) => status === 'succeeded');

/**
 * What is missing of a purchase that was paid.
 * @param {Account} account
 * @returns {string[]} in words; nothing where all is there
 */
export function lossesOf(account) {
  if (!hasPaid(account)) return [];
  const losses = [];
  const fulfilled = account.orders.filter(({ status }) => status === 'fulfilled');
  if (fulfilled.length === 0) losses.push('paid, but no order is fulfilled');
  if (fulfilled.some(({ grants }) => grants < filesOfABook)) losses.push('a fulfilled order lacks its files');
  if (account.mails.length === 0) losses.push('paid, but no mail');
  return losses;
}

/**
 * What somebody who wanted one book has too much of.
 * @param {Account} account
 * @returns {string[]} in words; nothing where all is there once
 */
export function doublesOf({ orders, payments, mails }) {
  const doubles = [];
  const charges = payments.reduce((sum, payment) => sum + payment.charges, 0);
  if (orders.length > 1) doubles.push(`${orders.length} orders`);
  if (payments.length > 1) doubles.push(`${payments.length} payments`);
  if (charges > 1) doubles.push(`${charges} charges`);
  if (orders.some(({ grants }) => grants > filesOfABook)) doubles.push('files granted twice');
  if (new Set(mails.map(({ messageId }) => messageId)).size > 1) doubles.push(`${mails.length} mails`);
  return doubles;
}
