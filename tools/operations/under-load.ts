import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { type SeenRequest, type Visit, visitOnce, visitShop } from '../chaos/buyer.js';
import type { SeededRandom } from '../chaos/seeded-random.js';
import type { Product } from '../harness/shop-client.js';
import { countRequests, type ProxiedRequest } from './request-counts.js';

/** Where buyers come in. */
export interface Entrance {
  name: string;
  version: string;
  url: string;
}

export interface Load {
  /** Of the Stripe sandbox, if it is not part of the shop. */
  stripeUrl?: string;
  /** Whether the entrances tell the shop the addresses of buyers. */
  isProxied: boolean;
  random: SeededRandom;
  product: Product;
  /** Of all stages so far. */
  visits: Visit[];
  nextBuyer: number;
  /** Buyers behind each proxy, one after another in each place. */
  buyersAtOnce: number;
}

interface Amount {
  seconds: number;
  /** For each proxy. */
  writes: number;
}

const pollMs = 100;
/** A stage ends even if the shop sells nothing. */
const limitMs = 300_000;

/**
 * Sends buyers through the proxies while work is done on the shop, and until enough was sent.
 * @returns the requests of these buyers
 */
export async function underLoad(
  proxies: readonly Entrance[],
  load: Load,
  least: Amount,
  work: () => Promise<unknown>,
): Promise<{ requests: ProxiedRequest[]; buyers: number; seconds: number }> {
  const { stripeUrl, isProxied, random, product, visits, buyersAtOnce } = load;
  const startedMs = performance.now();
  const first = load.nextBuyer;
  const requests: ProxiedRequest[] = [];
  const isEnough = () => {
    const ms = performance.now() - startedMs;
    const isSent = ({ name }: Entrance) => countRequests(requests, name).writes >= least.writes;
    return ms > limitMs || (ms >= least.seconds * 1_000 && proxies.every(isSent));
  };
  let isOver = false;
  const buy = async ({ name, url }: Entrance) => {
    const onRequest = (request: SeenRequest) => void requests.push({ ...request, proxy: name });
    const shop = { urls: [url], isProxied, onRequest, ...(stripeUrl ? { stripeUrl } : {}) };
    while (!isOver) visits.push(await visitShop(load.nextBuyer++, { shop, random, product }));
  };
  const buyers = proxies.flatMap((proxy) => Array.from({ length: buyersAtOnce }, () => buy(proxy)));
  try {
    await work();
    while (!isEnough()) await wait(pollMs);
  } finally {
    isOver = true;
    await Promise.all(buyers);
  }
  return { requests, buyers: load.nextBuyer - first, seconds: (performance.now() - startedMs) / 1_000 };
}

/** Buys once and downloads the files. @returns a note */
export async function buyOnce(url: string, load: Load): Promise<string> {
  const { stripeUrl, isProxied } = load;
  const shop = { urls: [url], isProxied, ...(stripeUrl ? { stripeUrl } : {}) };
  const visit = await visitOnce(`${randomUUID()}@example.com`, { shop, ...load });
  load.visits.push(visit);
  return visit.complaints[0] ?? 'paid, files downloaded';
}
