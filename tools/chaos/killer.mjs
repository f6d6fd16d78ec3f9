import { setTimeout as wait } from 'node:timers/promises';

import { until } from '../buyers/until.mjs';

/** @typedef {'web' | 'worker' | 'database' | 'flush'} Kind */
/** @typedef {{ kind: Kind, copy: number, atShare: number, afterMs: number, downMs: number }} Blow */

const timeoutMs = 240_000;

/**
 * What befalls the shop, decided before it begins: each kind at least once, spread over the time in which the
 * buyers come.
 * @param {import('./draw.mjs').Draw} draw
 * @param {{ blows: number, flushes: boolean }} how
 * @returns {Blow[]} in their order
 */
export function planBlows(draw, { blows, flushes }) {
  /** @type {Kind[]} */
  const certain = ['web', 'worker', 'database', ...(flushes ? [/** @type {const} */ ('flush')] : [])];
  const kinds = Array.from(
    { length: blows },
    (_, blow) => certain[blow] ?? draw.pick({ web: 3, worker: 3, database: 2 }, 'kind', blow),
  );
  return kinds
    .map((kind, blow) => ({
      kind,
      copy: draw.between(0, 1, 'copy', blow),
      atShare: 0.05 + 0.9 * draw.share('at', blow),
      afterMs: draw.between(0, 400, 'after', blow),
      downMs: draw.between(0, 1_500, 'down', blow),
    }))
    .sort((one, other) => one.atShare - other.atShare);
}

/**
 * Buyers and blows take turns by the plan, however slow the machine is: a blow waits until so many buyers have
 * come, and buyers wait while more than one blow is behind.
 * @param {Blow[]} plan
 */
export function pace(plan) {
  let shareCome = 0;
  let dealtBlows = 0;
  return {
    /** The next buyer. @param {number} share of the buyers that have come with them */
    async come(share) {
      await until(
        'the blows to be dealt',
        timeoutMs,
        () => shareCome <= (plan[dealtBlows + 1]?.atShare ?? 1),
      );
      shareCome = share;
    },
    /** @param {number} share */
    untilCome: (share) => until('the buyers to come', timeoutMs, () => shareCome >= share),
    dealt: () => (dealtBlows += 1),
  };
}

/**
 * Deals the blows while the buyers are at it, and brings back what was killed.
 * @param {import('./shop.mjs').Shop} shop
 * @param {Blow[]} plan
 * @param {ReturnType<typeof pace>} pacing
 * @returns {Promise<Record<Kind, number>>} how many of each kind were dealt
 */
export async function dealBlows(shop, plan, pacing) {
  const dealt = { web: 0, worker: 0, database: 0, flush: 0 };
  for (const { kind, copy, atShare, afterMs, downMs } of plan) {
    await pacing.untilCome(atShare);
    // A shop that nobody can enter has nothing to lose: it is hit while somebody is at it.
    await until('a web process to be ready', timeoutMs, shop.isOpen);
    await wait(afterMs);
    dealt[kind] += 1;
    if (kind === 'flush') {
      await shop.flushJobs?.();
    } else {
      const victim = kind === 'database' ? shop.database : (kind === 'web' ? shop.webs : shop.workers)[copy];
      await victim?.kill();
      await wait(downMs);
      await victim?.start();
    }
    pacing.dealt();
  }
  return dealt;
}
