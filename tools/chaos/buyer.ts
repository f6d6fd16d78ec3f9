import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import {
  answerChallenge,
  askForRefund,
  claim,
  clickBuy,
  download,
  exchange,
  pay,
  paymentStatus,
  type Product,
  type Send,
} from '../harness/shop-client.js';
import type { SeededRandom } from './seeded-random.js';
import { inspectFile } from './inspect-file.js';

const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  challenged: 'pm_card_threeDSecureRequired',
};
/** How long a browser waits for an answer. */
const answerTimeoutMs = 30_000;
/** How long a buyer keeps trying. */
const patienceMs = 300_000;
const retryDelayMs = { least: 100, most: 800 };

/** Kinds of buyers, and how many of a hundred are such. */
const habits = {
  straight: 35,
  'double click': 15,
  'double pay': 15,
  'declined first': 10,
  challenged: 10,
  leaves: 5,
  'only declined': 5,
  refund: 5,
};

/** The events of a visit, to be compared with the records of the shop. */
export interface Visit {
  email: string;
  habit: keyof typeof habits;
  /** The client secret of the payment. */
  secret?: string;
  /** Whether the shop told the buyer that the payment succeeded. */
  sawPaid: boolean;
  /** Whether the shop confirmed a refund. */
  isRefunded: boolean;
  /** Requests that were sent again. */
  retries: number;
  /** Whether the book has a personal copy for each buyer. */
  isPersonal: boolean;
  /** Errors that a buyer must not see even during breakdowns. */
  complaints: string[];
}

export const newVisit = (email: string, habit: Visit['habit'] = 'straight'): Visit => ({
  email,
  habit,
  sawPaid: false,
  isRefunded: false,
  retries: 0,
  isPersonal: false,
  complaints: [],
});

export interface SeenRequest {
  method: string;
  startedMs: number;
  ms: number;
  /** Undefined without an answer. */
  status: number | undefined;
}

/** The addresses of a shop for a browser. */
export interface ShopAddresses {
  /** Of the web processes. */
  urls: string[];
  /** Of the Stripe sandbox, if it is not part of the shop. */
  stripeUrl?: string;
  /** Whether the addresses belong to a reverse proxy: then each buyer connects from a loopback address of their own. */
  isProxied?: boolean;
  /** Called after each request to the shop. */
  onRequest?: (request: SeenRequest) => void;
}

/** Unavailable, or busy with the same click. */
const isRetryable = (status: number) => status >= 500 || status === 409 || status === 429;

/** Each buyer has an address of their own. @param network the first byte */
const addressOf = (email: string, network: 10 | 127) =>
  `${network}.${createHash('sha256').update(email).digest().subarray(0, 3).join('.')}`;

/** A browser that repeats a request, at any of the web processes, until it is answered. */
export function retrying(
  { urls, stripeUrl, isProxied, onRequest }: ShopAddresses,
  random: SeededRandom,
  visit: Pick<Visit, 'email' | 'retries'>,
): Send {
  let requests = 0;
  const origin = isProxied
    ? { localAddress: addressOf(visit.email, 127), headers: {} }
    : { headers: { 'x-forwarded-for': addressOf(visit.email, 10) } };
  return async (path, { method, headers, content } = {}) => {
    const startedMs = performance.now();
    const toStripe = path.startsWith('/sandbox/') ? stripeUrl : undefined;
    for (;;) {
      requests += 1;
      const url = toStripe ?? urls[random.between(0, urls.length - 1, visit.email, 'url', requests)];
      const sentMs = performance.now();
      const answer = await exchange(
        `${url}${path}`,
        {
          ...origin,
          method,
          headers: { ...headers, ...origin.headers },
          signal: AbortSignal.timeout(answerTimeoutMs),
        },
        content,
      ).catch(() => undefined);
      if (!toStripe)
        onRequest?.({
          method: method ?? 'GET',
          startedMs: sentMs,
          ms: performance.now() - sentMs,
          status: answer?.status,
        });
      if (answer && !isRetryable(answer.status)) return answer;
      if (performance.now() - startedMs > patienceMs)
        throw new Error(`${path.split('?')[0]}: ${answer?.status ?? 'no answer'} for too long.`);
      visit.retries += 1;
      await wait(random.between(retryDelayMs.least, retryDelayMs.most, visit.email, 'patience', requests));
    }
  };
}

async function click(send: Send, visit: Visit, product: Product): Promise<string> {
  const order = { email: visit.email, key: randomUUID(), product };
  const clicks = visit.habit === 'double click' ? 2 : 1;
  const secrets = await Promise.all(Array.from({ length: clicks }, () => clickBuy(send, order)));
  if (new Set(secrets).size > 1) visit.complaints.push('two clicks with one key led to two payments');
  return secrets[0] ?? '';
}

async function payByHabit(send: Send, visit: Visit, secret: string): Promise<void> {
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
 * Downloads the files from the thank-you page.
 * @param isFinished whether all jobs are done, so that personal copies must be there
 * @returns what is wrong with them
 */
export async function downloadFiles(
  send: Send,
  visit: Visit,
  isFinished = false,
): Promise<string | undefined> {
  const { status, downloads } = await claim(send, visit.secret ?? '');
  if (status !== 'ready') return `paid, but the purchase is ${status}`;
  const formats = downloads.map(({ format }) => format).join();
  if (formats !== 'pdf,epub') return `the files are ${formats || 'none'}`;
  for (const { format, url, sizeBytes } of downloads) {
    const file = await download(send, url);
    // A personal copy may replace the original between the two requests.
    const isWhole = file.length === sizeBytes || (visit.isPersonal && !isFinished);
    if (!isWhole || file.length === 0) return `${file.length} of ${sizeBytes} bytes of a file`;
    if (!visit.isPersonal) continue;
    const { isPersonal, complaint } = await inspectFile(format, file);
    if (complaint) return complaint;
    if (isFinished && !isPersonal) return `the ${format} is not a personal copy`;
  }
  return undefined;
}

/** Runs a visit. Its errors become complaints. */
export async function complete(visit: Visit, work: () => Promise<string | undefined>): Promise<Visit> {
  const complaint = await work().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (complaint) visit.complaints.push(complaint);
  return visit;
}

export interface VisitOptions {
  shop: ShopAddresses;
  random: SeededRandom;
  product: Product;
  isPersonal?: boolean;
}

/** Visits the shop as one buyer, with the habits of the seed. Half of the buyers download their files. */
export async function visitShop(
  number: number,
  { shop, random, product, isPersonal = false }: VisitOptions,
): Promise<Visit> {
  const visit = newVisit(`buyer-${number}@example.com`, random.pick(habits, 'habit', number));
  visit.isPersonal = isPersonal;
  const send = retrying(shop, random, visit);
  return complete(visit, async () => {
    visit.secret = await click(send, visit, product);
    await payByHabit(send, visit, visit.secret);
    if (!visit.sawPaid) return undefined;
    if (visit.habit === 'refund') {
      await Promise.all([askForRefund(send, visit.secret), askForRefund(send, visit.secret)]);
      visit.isRefunded = true;
      return undefined;
    }
    return random.share('stays', number) < 0.5 ? downloadFiles(send, visit) : undefined;
  });
}

/** Visits the shop once, without habits. */
export async function visitOnce(email: string, { shop, random, product }: VisitOptions): Promise<Visit> {
  const visit = newVisit(email);
  const send = retrying(shop, random, visit);
  return complete(visit, async () => {
    visit.secret = await clickBuy(send, { email, key: randomUUID(), product });
    visit.sawPaid = (await pay(send, visit.secret)) === 'succeeded';
    return downloadFiles(send, visit);
  });
}
