import { setTimeout as wait } from 'node:timers/promises';

import type { Shop } from '../harness/shop.js';
import { until } from '../harness/until.js';
import type { SeededRandom } from './seeded-random.js';

export type Kind = 'web' | 'worker' | 'database' | 'flush';

export interface Breakdown {
  kind: Kind;
  /** Which of the two processes. */
  copy: number;
  /** When this share of the buyers has arrived. */
  atShare: number;
  afterMs: number;
  downMs: number;
}

const timeoutMs = 240_000;

/**
 * Plans the breakdowns of a shop, at least one of each kind, spread over the arrival of the buyers.
 * @param options.flushes whether to delete the jobs of a Redis once
 */
export function planBreakdowns(
  random: SeededRandom,
  { count, flushes }: { count: number; flushes: boolean },
): Breakdown[] {
  const certain: Kind[] = ['web', 'worker', 'database', ...(flushes ? ['flush' as const] : [])];
  return Array.from({ length: count }, (_, number) => ({
    kind: certain[number] ?? random.pick({ web: 3, worker: 3, database: 2 }, 'kind', number),
    copy: random.between(0, 1, 'copy', number),
    atShare: 0.05 + 0.9 * random.share('at', number),
    afterMs: random.between(0, 400, 'after', number),
    downMs: random.between(0, 1_500, 'down', number),
  })).sort((one, other) => one.atShare - other.atShare);
}

/** Keeps buyers and breakdowns in step on a slow machine: each waits for its share of the other. */
export class Pace {
  private arrived = 0;
  private done = 0;

  constructor(private readonly plan: readonly Breakdown[]) {}

  /** @param share of the buyers that have arrived with the next one */
  async arrive(share: number): Promise<void> {
    const isInStep = () => this.arrived <= (this.plan[this.done + 1]?.atShare ?? 1);
    await until('the breakdowns', timeoutMs, isInStep);
    this.arrived = share;
  }

  untilArrived(share: number): Promise<void> {
    return until('the buyers', timeoutMs, () => this.arrived >= share);
  }

  breakdownDone(): void {
    this.done += 1;
  }
}

/** Kills parts of the shop by the plan, and starts them again. @returns how many of each kind */
export async function breakDown(
  shop: Shop,
  plan: readonly Breakdown[],
  pace: Pace,
): Promise<Record<Kind, number>> {
  const counts = { web: 0, worker: 0, database: 0, flush: 0 };
  for (const { kind, copy, atShare, afterMs, downMs } of plan) {
    await pace.untilArrived(atShare);
    // Only a shop in use has something to lose.
    await until('a ready web process', timeoutMs, shop.isOpen);
    await wait(afterMs);
    counts[kind] += 1;
    if (kind === 'flush') {
      await shop.flushJobs?.();
    } else {
      const victim = kind === 'database' ? shop.database : (kind === 'web' ? shop.webs : shop.workers)[copy];
      await victim?.kill();
      await wait(downMs);
      await victim?.start();
    }
    pace.breakdownDone();
  }
  return counts;
}
