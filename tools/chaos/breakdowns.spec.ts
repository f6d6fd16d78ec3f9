import { describe, expect, it } from '@jest/globals';

import { Pace, planBreakdowns } from './breakdowns.js';
import { SeededRandom } from './seeded-random.js';

describe('planBreakdowns', () => {
  it('repeats with its seed, in the order in which buyers arrive', () => {
    const plan = planBreakdowns(new SeededRandom('a'), { count: 20, flushes: true });
    expect(planBreakdowns(new SeededRandom('a'), { count: 20, flushes: true })).toEqual(plan);
    expect(plan).toHaveLength(20);
    const shares = plan.map(({ atShare }) => atShare);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('includes every part, and empties a Redis once', () => {
    for (const seed of ['a', 'b', 'c']) {
      const kinds = (flushes: boolean) =>
        planBreakdowns(new SeededRandom(seed), { count: 8, flushes }).map(({ kind }) => kind);
      expect(new Set(kinds(false))).toEqual(new Set(['web', 'worker', 'database']));
      expect(kinds(true).filter((kind) => kind === 'flush')).toHaveLength(1);
    }
  });
});

describe('Pace', () => {
  const breakdown = (atShare: number) => ({ kind: 'web' as const, copy: 0, atShare, afterMs: 0, downMs: 0 });
  const breakAll = async (pace: Pace, plan: { atShare: number }[]) => {
    for (const { atShare } of plan) {
      await pace.untilArrived(atShare);
      pace.breakdownDone();
    }
  };

  it('lets every buyer arrive and every breakdown happen, however close they are', async () => {
    const plan = [0.1, 0.101, 0.102, 0.103, 0.9, 0.95].map(breakdown);
    const pace = new Pace(plan);
    const arriving = (async () => {
      for (let number = 1; number <= 10; number++) await pace.arrive(number / 10);
      return 'all have arrived';
    })();
    await breakAll(pace, plan);
    expect(await arriving).toBe('all have arrived');
  });

  it('holds buyers back while more than one breakdown is late', async () => {
    const plan = [0.2, 0.4, 0.6].map(breakdown);
    const pace = new Pace(plan);
    for (const share of [0.1, 0.2, 0.3, 0.4, 0.5]) await pace.arrive(share);
    let hasArrived = false;
    const next = pace.arrive(0.6).then(() => (hasArrived = true));
    await pace.untilArrived(0.5);
    expect(hasArrived).toBe(false);
    pace.breakdownDone();
    await next;
    expect(hasArrived).toBe(true);
  });
});
