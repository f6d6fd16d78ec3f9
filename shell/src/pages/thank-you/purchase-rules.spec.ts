import { describe, expect, it } from '@jest/globals';
import { nextPollDelayMs } from './purchase-rules.js';

describe('polling after a payment @S2-thank-you-10', () => {
  it('starts at one second and grows to eight', () => {
    expect(nextPollDelayMs(1)).toBe(1000);
    expect(nextPollDelayMs(2)).toBe(1500);
    expect(nextPollDelayMs(10)).toBe(8000);
  });

  it('ends after about two minutes', () => {
    let waitedMs = 0;
    let asked = 1;
    for (let waitMs = nextPollDelayMs(asked); waitMs !== null; waitMs = nextPollDelayMs(asked)) {
      waitedMs += waitMs;
      asked += 1;
    }
    expect(waitedMs).toBeGreaterThan(100_000);
    expect(waitedMs).toBeLessThan(150_000);
  });
});
