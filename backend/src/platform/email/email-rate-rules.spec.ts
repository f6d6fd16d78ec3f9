import { describe, expect, it } from '@jest/globals';

import { FORGOTTEN_AFTER_MS, emailRestMs } from './email-rate-rules.js';

const HOUR_MS = 3_600_000;

describe('an address that was written to', () => {
  it('is left alone for a quarter of an hour, then four times as long each time', () => {
    expect([1, 2, 3].map((sent) => emailRestMs(sent) / HOUR_MS)).toEqual([0.25, 1, 4]);
  });

  it('is left alone for thirty days at most', () => {
    expect(emailRestMs(20)).toBe(30 * 24 * HOUR_MS);
    expect(FORGOTTEN_AFTER_MS).toBe(30 * 24 * HOUR_MS);
  });
});
