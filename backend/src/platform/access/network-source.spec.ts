import { describe, expect, it } from '@jest/globals';

import { networkSource } from './network-source.js';
import { waitAfter } from './login-throttle-rules.js';

describe('where a try comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('is of %s the part that is not of its own choice', (address, source) => {
    expect(networkSource(address)).toBe(source);
  });
});

describe('the wait between tries', () => {
  const limit = { purpose: 'p', freeTries: 3, firstWaitMs: 1000, longestWaitMs: 5000 };

  it('is nothing at first, then doubles up to its longest', () => {
    expect([0, 2, 3, 4, 5, 6, 1000].map((count) => waitAfter(limit, count))).toEqual([
      0, 0, 1000, 2000, 4000, 5000, 5000,
    ]);
  });
});
