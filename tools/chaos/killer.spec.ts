import { describe, expect, it } from '@jest/globals';

import { drawer } from './draw.mjs';
import { pace, planBlows } from './killer.mjs';

describe('the plan of what befalls a shop', () => {
  it('repeats with its seed, in the order in which the buyers come', () => {
    const plan = planBlows(drawer('a'), { blows: 20, flushes: true });
    expect(planBlows(drawer('a'), { blows: 20, flushes: true })).toEqual(plan);
    expect(plan).toHaveLength(20);
    const shares = plan.map(({ atShare }) => atShare);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('spares nothing, and empties Redis once where there is one', () => {
    for (const seed of ['a', 'b', 'c']) {
      const kinds = (flushes: boolean) =>
        planBlows(drawer(seed), { blows: 8, flushes }).map(({ kind }) => kind);
      expect(new Set(kinds(false))).toEqual(new Set(['web', 'worker', 'database']));
      expect(kinds(true).filter((kind) => kind === 'flush')).toHaveLength(1);
    }
  });
});

describe('the pace', () => {
  const blow = (atShare: number) => ({ kind: 'web' as const, copy: 0, atShare, afterMs: 0, downMs: 0 });
  const deal = async (pacing: ReturnType<typeof pace>, plan: { atShare: number }[]) => {
    for (const { atShare } of plan) {
      await pacing.untilCome(atShare);
      pacing.dealt();
    }
  };

  it('lets everybody come and every blow fall, however close the blows are', async () => {
    const plan = [0.1, 0.101, 0.102, 0.103, 0.9, 0.95].map(blow);
    const pacing = pace(plan);
    const coming = (async () => {
      for (let number = 1; number <= 10; number++) await pacing.come(number / 10);
      return 'all have come';
    })();
    await deal(pacing, plan);
    expect(await coming).toBe('all have come');
  });

  it('lets no more buyers come while more than one blow is behind', async () => {
    const plan = [0.2, 0.4, 0.6].map(blow);
    const pacing = pace(plan);
    for (const share of [0.1, 0.2, 0.3, 0.4, 0.5]) await pacing.come(share);
    let hasCome = false;
    const next = pacing.come(0.6).then(() => (hasCome = true));
    await pacing.untilCome(0.5);
    expect(hasCome).toBe(false);
    pacing.dealt();
    await next;
    expect(hasCome).toBe(true);
  });
});
