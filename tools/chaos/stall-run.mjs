import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { claim, clickBuy, exchange, firstProduct, pay } from '../buyers/shop-client.mjs';
import { fetchFiles, persistent, visitShop } from './buyer.mjs';
import { drawer } from './draw.mjs';
import { settleAccounts } from './settle-accounts.mjs';
import { startShop } from './shop.mjs';
import { accountOf, faultsOf } from './stall-account.mjs';
import { services, surroundShop } from './surroundings.mjs';

/** @typedef {import('./surroundings.mjs').Service} Service */
/** @typedef {import('./buyer.mjs').Surroundings} Surroundings */
/** @typedef {import('./stall-account.mjs').Stretch} Stretch */
/** @typedef {import('../buyers/shop-client.mjs').Product} Product */

/**
 * @typedef {object} StallOptions
 * @property {string} seed
 * @property {number} seconds of each silence
 * @property {number} buyersPerMinute
 * @property {Service[]} only
 * @property {import('../bench/endings.mjs').Endings} endings
 * @property {(detail: string) => void} say
 */

const quietPatienceMs = 480_000;
const betweenProbesMs = 1_000;
/** Before the first silence, and between two. */
const calmMs = 10_000;
const probeTimeoutMs = 30_000;
/** At once is as soon as ever on this machine, and a little later; whoever waited through a silence has their turn as well. */
const timesLonger = 3;
const aLittleMs = 2_000;
/** How many buy at the same moment to tell how long a turn takes. */
const crowdSize = 20;

/**
 * One who buys without any ado.
 * @param {string} email
 * @param {{ shop: Surroundings, draw: import('./draw.mjs').Draw, product: Product }} where
 * @returns {Promise<import('./buyer.mjs').Visit>}
 */
async function buyPlainly(email, { shop, draw, product }) {
  /** @type {import('./buyer.mjs').Visit} */
  const visit = { email, habit: 'straight', sawPaid: false, gaveBack: false, retries: 0, complaints: [] };
  const send = persistent(shop, draw, visit);
  try {
    visit.secret = await clickBuy(send, { email, key: randomUUID(), product });
    visit.sawPaid = (await pay(send, visit.secret, 'pm_card_visa')) === 'succeeded';
    const complaint = await fetchFiles(send, visit);
    if (complaint) visit.complaints.push(complaint);
  } catch (error) {
    visit.complaints.push(error instanceof Error ? error.message : String(error));
  }
  return visit;
}

/**
 * Asks for a file that was paid for, again and again, whether the last one has come or not.
 * @param {string[]} addresses of the same file, at each web process
 * @param {AbortSignal} signal ends it
 */
async function probeFile(addresses, signal) {
  const probes = [];
  /** @param {string} address @returns {Promise<import('./stall-account.mjs').Probe>} */
  const probe = async (address) => {
    const startedMs = performance.now();
    const timeout = AbortSignal.timeout(probeTimeoutMs);
    const answer = await exchange(address, { signal: timeout }).catch(() => undefined);
    const isHere = answer?.status === 200 && answer.body.length > 0;
    return { startedMs, ms: performance.now() - startedMs, isHere };
  };
  for (let number = 0; !signal.aborted; number++) {
    probes.push(probe(addresses[number % addresses.length] ?? ''));
    await wait(betweenProbesMs);
  }
  return Promise.all(probes);
}

/**
 * Has buyers come, one after the other, until it is told to end.
 * @param {number} betweenMs on average
 * @param {AbortSignal} signal
 * @param {{ shop: Surroundings, draw: import('./draw.mjs').Draw, product: Product }} where
 */
function sendBuyers(betweenMs, signal, where) {
  /** @type {import('./stall-account.mjs').Stay[]} */
  const stays = [];
  /** @type {ReturnType<typeof visitShop>[]} */
  const visits = [];
  const send = async () => {
    for (let number = 0; !signal.aborted; number++) {
      await wait(where.draw.between(0, 2 * betweenMs, 'arrival', number));
      const startedMs = performance.now();
      const visit = visitShop({ number, ...where });
      visits.push(visit);
      void visit.then(() => stays.push({ startedMs, endedMs: performance.now() }));
    }
    return { visits: await Promise.all(visits), stays };
  };
  return { done: send(), countWaiting: () => visits.length - stays.length };
}

/** What the shop's neighbours do to it: one after the other falls silent. @param {StallOptions} options */
export async function runStalls({ seed, seconds, buyersPerMinute, only, endings, say }) {
  const draw = drawer(seed);
  const beganMs = performance.now();
  say('starting two web processes, two workers and their surroundings');
  /** @type {Awaited<ReturnType<typeof surroundShop>> | undefined} */
  let around;
  const started = await startShop({
    endings,
    store: 'redis',
    settings: { PAYMENT_SWEEP_AFTER_MS: '1000', PAYMENT_SWEEP_EVERY_MS: '1000' },
    surround: async (ground) => {
      around = await surroundShop(ground, endings);
      return around.settings;
    },
  });
  if (!around) throw new Error('The shop has no surroundings.');
  const { proxies, stripeUrl } = around;
  /** @type {import('./stall-account.mjs').Heard[]} */
  const heard = [];
  const shop = {
    ...started,
    stripeUrl,
    heard: (/** @type {import('./stall-account.mjs').Heard} */ one) => void heard.push(one),
  };
  // Whose answers are no part of the table.
  const apart = { shop: { urls: started.urls, stripeUrl }, draw };
  const product = await firstProduct(persistent(apart.shop, draw, { email: '', retries: 0 }));
  const plain = { ...apart, product };
  const reader = await buyPlainly('reader@example.com', plain);
  const send = persistent(apart.shop, draw, reader);
  const [file] = (await claim(send, reader.secret ?? '')).downloads.toSorted(
    (one, other) => one.sizeBytes - other.sizeBytes,
  );
  if (!file) throw new Error(`The first buyer has no file: ${reader.complaints.join()}.`);

  const ending = new AbortController();
  const probing = probeFile(
    started.urls.map((url) => url + file.url),
    ending.signal,
  );
  const buying = sendBuyers(60_000 / buyersPerMinute, ending.signal, { shop, draw, product });
  /** @type {Stretch[]} */
  const stretches = [];
  const others = [reader];
  /** @param {string} name @param {number} ms */
  const pass = async (name, ms) => {
    const startedMs = performance.now();
    await wait(ms);
    /** @type {Stretch} */
    const stretch = { name, startedMs, endedMs: performance.now(), next: undefined };
    stretches.push(stretch);
    return stretch;
  };
  say('buyers come, and all speak');
  const usualFromMs = performance.now();
  others.push(await buyPlainly('usual@example.com', plain));
  const atOnceMs = timesLonger * (performance.now() - usualFromMs) + aLittleMs;
  const crowdFromMs = performance.now();
  const crowd = Array.from({ length: crowdSize }, (_, at) => buyPlainly(`crowd-${at}@example.com`, plain));
  others.push(...(await Promise.all(crowd)));
  const turnMs = (performance.now() - crowdFromMs) / crowdSize;
  await pass('none', Math.max(calmMs, 1_000 * Math.min(seconds, 20)));
  for (const service of services) {
    const proxy = proxies[service];
    if (!proxy || (only.length > 0 && !only.includes(service))) continue;
    say(`${service} is silent`);
    proxy.silence();
    const stretch = await pass(service, seconds * 1_000);
    const dueMs = atOnceMs + buying.countWaiting() * turnMs;
    proxy.speak();
    const startedMs = performance.now();
    const next = await buyPlainly(`after-${service.toLowerCase()}@example.com`, plain);
    const ms = performance.now() - startedMs;
    others.push(next);
    const isLate = next.retries > 0 || ms > dueMs;
    const late = isLate ? `${next.retries} requests again, ${(ms / 1_000).toFixed(1)} s` : undefined;
    stretch.next = { ms, dueMs, trouble: next.complaints[0] ?? late };
    await wait(calmMs);
  }
  ending.abort();
  say('waiting for the buyers who are still at it');
  const [{ visits, stays }, probes] = await Promise.all([buying.done, probing]);
  const visited = [...visits, ...others];
  const { counts, violations } = await settleAccounts({
    shop,
    visited,
    draw,
    timeoutMs: quietPatienceMs,
    say,
  });
  const accounts = stretches.map((stretch) => accountOf(stretch, { heard, probes, stays }));
  return {
    accounts,
    counts,
    violations: [...accounts.flatMap(faultsOf), ...violations],
    ownEndings: [...started.webs, ...started.workers].flatMap((part) => part.ownEndings()),
    seconds: (performance.now() - beganMs) / 1_000,
  };
}

/** @typedef {Awaited<ReturnType<typeof runStalls>>} StallResult */
