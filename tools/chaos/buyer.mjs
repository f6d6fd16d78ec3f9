import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import {
  answerChallenge,
  claim,
  clickBuy,
  fetchFile,
  exchange,
  giveBack,
  pay,
  paymentStatus,
} from '../buyers/shop-client.mjs';
import { lookInto } from './whole-book.mjs';

/** @typedef {import('../buyers/shop-client.mjs').Send} Send */
/** @typedef {import('./draw.mjs').Draw} Draw */

const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  challenged: 'pm_card_threeDSecureRequired',
};
/** How long a browser waits for one answer, and a buyer for the shop to come back. */
const answerMs = 30_000;
const timeoutMs = 300_000;
const betweenMs = { least: 100, most: 800 };

/** @typedef {'straight' | 'double click' | 'double pay' | 'declined first' | 'challenged' | 'leaves' | 'only declined' | 'gives back'} Habit */
/** @type {Record<Habit, number>} */
const habits = {
  straight: 35,
  'double click': 15,
  'double pay': 15,
  'declined first': 10,
  challenged: 10,
  leaves: 5,
  'only declined': 5,
  'gives back': 5,
};

/**
 * What is known of a visit where it was made, to be held against the books.
 * @typedef {object} Visit
 * @property {string} email
 * @property {Habit} habit
 * @property {string} [secret] of their payment, once they have it
 * @property {boolean} sawPaid whether they were told that they have paid
 * @property {boolean} gaveBack whether they pressed for their money back, and were told that they get it
 * @property {number} retries requests that they had to send again
 * @property {boolean} [isPersonal] whether they bought a book of which they have a copy of their own
 * @property {string[]} complaints what should not have happened to them, breakdowns or not
 */

/** Answers that ask to come again: a shop that is down, or busy with the same click. @param {number} status */
const isPassing = (status) => status >= 500 || status === 409 || status === 429;

/** Where a buyer sits, as the proxy before the shop says: each somewhere else. @param {string} email */
const sourceOf = (email) => `10.${createHash('sha256').update(email).digest().subarray(0, 3).join('.')}`;

/**
 * Around a shop that a browser sees.
 * @typedef {object} Surroundings
 * @property {string[]} urls of the web processes
 * @property {string} [stripeUrl] where browsers find the sandbox, if not in the shop
 * @property {(request: { startedMs: number, ms: number, status: number | undefined }) => void} [heard] is told how each
 *   request to the shop ended: without a status where no answer came
 */

/**
 * A browser between two web processes, one of which may be dead: sends a request until it is answered.
 * @param {Surroundings} shop
 * @param {Draw} draw
 * @param {Pick<Visit, 'email' | 'retries'>} visit
 * @returns {Send}
 */
export function persistent({ urls, stripeUrl, heard }, draw, visit) {
  let requests = 0;
  return async (path, { method, headers, content } = {}) => {
    const startedMs = performance.now();
    const isStripes = stripeUrl !== undefined && path.startsWith('/sandbox/');
    for (;;) {
      requests += 1;
      const url = isStripes
        ? stripeUrl
        : urls[draw.between(0, urls.length - 1, visit.email, 'url', requests)];
      const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) };
      const source = { 'x-forwarded-for': sourceOf(visit.email) };
      const signal = AbortSignal.timeout(answerMs);
      const askedMs = performance.now();
      const answer = await exchange(
        `${url}${path}`,
        { method, headers: { ...headers, ...length, ...source }, signal },
        content,
      ).catch(() => undefined);
      if (!isStripes)
        heard?.({ startedMs: askedMs, ms: performance.now() - askedMs, status: answer?.status });
      if (answer && !isPassing(answer.status)) return answer;
      if (performance.now() - startedMs > timeoutMs) {
        throw new Error(`${path.split('?')[0]}: ${answer ? answer.status : 'no answer'} for too long.`);
      }
      visit.retries += 1;
      await wait(draw.between(betweenMs.least, betweenMs.most, visit.email, 'patience', requests));
    }
  };
}

/**
 * Clicks until they have a payment: once, or twice at the same moment.
 * @param {Send} send
 * @param {Visit} visit
 * @param {import('../buyers/shop-client.mjs').Product} product
 */
async function click(send, visit, product) {
  const wish = { email: visit.email, key: randomUUID(), product };
  const clicks = visit.habit === 'double click' ? 2 : 1;
  const secrets = await Promise.all(Array.from({ length: clicks }, () => clickBuy(send, wish)));
  if (new Set(secrets).size > 1) visit.complaints.push('two clicks of one key led to two payments');
  return secrets[0] ?? '';
}

/** @param {Send} send @param {Visit} visit @param {string} secret */
async function payAsUsual(send, visit, secret) {
  const { habit } = visit;
  if (habit === 'leaves') return;
  if (habit === 'declined first' || habit === 'only declined') {
    const status = await pay(send, secret, cards.declined);
    if (status !== 'requires_payment_method')
      visit.complaints.push(`a declined card made the payment ${status}`);
  }
  if (habit === 'only declined') return;
  const card = habit === 'challenged' ? cards.challenged : cards.good;
  const times = habit === 'double pay' ? 2 : 1;
  const statuses = await Promise.all(Array.from({ length: times }, () => pay(send, secret, card)));
  if (statuses.includes('requires_action')) await answerChallenge(send, secret);
  const status = await paymentStatus(send, secret);
  visit.sawPaid = status === 'succeeded';
  if (!visit.sawPaid) visit.complaints.push(`paid with a good card, but the payment is ${status}`);
}

/**
 * Fetches their files from the page that thanks them.
 * @param {Send} send
 * @param {Visit} visit
 * @param {boolean} [isSettled] whether all work is done: copies of their own are there
 * @returns {Promise<string | undefined>} what is wrong with them
 */
export async function fetchFiles(send, visit, isSettled = false) {
  const { status, downloads } = await claim(send, visit.secret ?? '');
  if (status !== 'ready') return `paid, but the purchase is ${status}`;
  if (downloads.map(({ format }) => format).join() !== 'pdf,epub')
    return `the files are ${downloads.map(({ format }) => format).join() || 'none'}`;
  for (const { format, url, sizeBytes } of downloads) {
    const file = await fetchFile(send, url);
    // Their own copy may have come between the two.
    const isWhole = file.length === sizeBytes || (visit.isPersonal && !isSettled);
    if (!isWhole || file.length === 0) return `${file.length} of ${sizeBytes} bytes of a file`;
    if (!visit.isPersonal) continue;
    const { isOwn, complaint } = await lookInto(format, file);
    if (complaint) return complaint;
    if (isSettled && !isOwn) return `the ${format} is no copy of their own`;
  }
  return undefined;
}

/**
 * One buyer, from their click to their book, with the habits that the seed gives them. Half of them close the page
 * as soon as they have paid.
 * @param {{ number: number, shop: Surroundings, draw: Draw, product: import('../buyers/shop-client.mjs').Product,
 *   isPersonal?: boolean }} who
 * @returns {Promise<Visit>}
 */
export async function visitShop({ number, shop, draw, product, isPersonal = false }) {
  /** @type {Visit} */
  const visit = {
    email: `buyer-${number}@example.com`,
    habit: draw.pick(habits, 'habit', number),
    sawPaid: false,
    gaveBack: false,
    isPersonal,
    retries: 0,
    complaints: [],
  };
  const send = persistent(shop, draw, visit);
  try {
    visit.secret = await click(send, visit, product);
    await payAsUsual(send, visit, visit.secret);
    if (visit.sawPaid && visit.habit === 'gives back') {
      await Promise.all([giveBack(send, visit.secret), giveBack(send, visit.secret)]);
      visit.gaveBack = true;
    } else if (visit.sawPaid && draw.share('stays', number) < 0.5) {
      const complaint = await fetchFiles(send, visit);
      if (complaint) visit.complaints.push(complaint);
    }
  } catch (error) {
    visit.complaints.push(error instanceof Error ? error.message : String(error));
  }
  return visit;
}
