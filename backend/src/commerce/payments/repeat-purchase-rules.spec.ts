import { describe, expect, it } from '@jest/globals';

import { agoText, readRecentKeys } from './repeat-purchase-rules.js';

const MINUTE_MS = 60_000;

describe('the time since a purchase (C1)', () => {
  it.each([
    [0, 'less than a minute ago'],
    [MINUTE_MS, '1 minute ago'],
    [2.9 * MINUTE_MS, '2 minutes ago'],
    [60 * MINUTE_MS, '1 hour ago'],
    [23.5 * 60 * MINUTE_MS, '23 hours ago'],
  ])('of %d ms reads "%s"', (elapsedMs, text) => {
    expect(agoText(elapsedMs)).toBe(text);
  });
});

describe('the keys that a browser names', () => {
  it('are read up to ten, without malformed ones', () => {
    expect(readRecentKeys(undefined)).toEqual([]);
    expect(readRecentKeys('12345678-a, short, has space in, 12345678-b')).toEqual([
      '12345678-a',
      '12345678-b',
    ]);
    expect(readRecentKeys(Array(30).fill('12345678').join())).toHaveLength(10);
  });
});
