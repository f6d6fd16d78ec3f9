import { describe, expect, it } from '@jest/globals';

import { PageViewLimiter } from './page-views.js';

const START_MS = 1_000_000;

describe('Page views of one network', () => {
  it('count sixty at once, then one a second', () => {
    const limiter = new PageViewLimiter();
    const take = (ip: string, atMs = START_MS) => limiter.take(ip, atMs);
    const first = Array.from({ length: 70 }, () => take('203.0.113.7'));
    expect(first.filter(Boolean)).toHaveLength(60);
    expect(take('203.0.113.7', START_MS + 1_000)).toBe(true);
    expect(take('203.0.113.7', START_MS + 1_000)).toBe(false);
    expect(take('203.0.113.8')).toBe(true);
  });

  it('share a limit by the first half of an IPv6 address', () => {
    const limiter = new PageViewLimiter();
    const taken = Array.from({ length: 70 }, (_, n) => limiter.take(`2001:db8::${n.toString(16)}`, START_MS));
    expect(taken.filter(Boolean)).toHaveLength(60);
  });

  it('are tracked for a limited number of networks', () => {
    const limiter = new PageViewLimiter();
    for (let n = 0; n < 25_000; n += 1) limiter.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, START_MS);
    expect((limiter as unknown as { freeAtMs: Map<string, number> }).freeAtMs.size).toBeLessThanOrEqual(
      20_000,
    );
  });
});
