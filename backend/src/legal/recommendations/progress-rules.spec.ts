import { describe, expect, it } from '@jest/globals';

import { canProgress, progressStatuses } from './progress-rules.js';

describe('the states of a recommendation', () => {
  it('allow all but two ways', () => {
    const forbidden = progressStatuses.flatMap((from) =>
      progressStatuses.filter((to) => !canProgress(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(forbidden).toEqual(['done → skipped', 'skipped → done']);
  });

  it('have a way from each to each, and bear a double click', () => {
    for (const from of progressStatuses) {
      expect(canProgress(from, from)).toBe(true);
      for (const to of progressStatuses)
        expect(progressStatuses.some((via) => canProgress(from, via) && canProgress(via, to))).toBe(true);
    }
  });
});
