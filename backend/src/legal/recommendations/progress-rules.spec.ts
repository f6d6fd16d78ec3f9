import { describe, expect, it } from '@jest/globals';

import { canProgress, progressStatuses } from './progress-rules.js';

describe('Progress states', () => {
  it('allow all but two transitions', () => {
    const forbidden = progressStatuses.flatMap((from) =>
      progressStatuses.filter((to) => !canProgress(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(forbidden).toEqual(['done → skipped', 'skipped → done']);
  });

  it('are all reachable, and accept a repeated change', () => {
    for (const from of progressStatuses) {
      expect(canProgress(from, from)).toBe(true);
      for (const to of progressStatuses)
        expect(progressStatuses.some((via) => canProgress(from, via) && canProgress(via, to))).toBe(true);
    }
  });
});
