import { describe, expect, it } from '@jest/globals';
import { nextWaitMs } from './use-purchase.js';

describe('polling after a payment @S2-thank-you-10', () => {
  it('starts at one second and grows to eight', () => {
    expect(nextWaitMs(1)).toBe(1000);
    expect(nextWaitMs(2)).toBe(1500);
    expect(nextWaitMs(10)).toBe(8000);
  });

  it('ends after about two minutes', () => {
    let waitedMs = 0;
    let asked = 1;
    for (let waitMs = nextWaitMs(asked); waitMs !== null; waitMs = nextWaitMs(asked)) {
      waitedMs += waitMs;
      asked += 1;
    }
    expect(waitedMs).toBeGreaterThan(100_000);
    expect(waitedMs).toBeLessThan(150_000);
  });
});
