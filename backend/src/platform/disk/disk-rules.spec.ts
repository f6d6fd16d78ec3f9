import { describe, expect, it } from '@jest/globals';

import { isDiskLow } from './disk-rules.js';

const GB = 1e9;

describe('A disk', () => {
  it.each([
    ['large, with a tenth left', { freeBytes: 20 * GB, sizeBytes: 200 * GB, freeFiles: 1e6 }, false],
    ['large, with 400 MB left', { freeBytes: 0.4 * GB, sizeBytes: 200 * GB, freeFiles: 1e6 }, true],
    ['small, and half empty', { freeBytes: 0.1 * GB, sizeBytes: 0.2 * GB, freeFiles: 1e6 }, false],
    ['small, and full', { freeBytes: 0, sizeBytes: 0.2 * GB, freeFiles: 1e6 }, true],
    ['with space for few files', { freeBytes: 20 * GB, sizeBytes: 200 * GB, freeFiles: 10 }, true],
    ['without a limit of files', { freeBytes: 20 * GB, sizeBytes: 200 * GB, freeFiles: undefined }, false],
  ])('is low or not: %s', (_what, state, isLow) => {
    expect(isDiskLow(state)).toBe(isLow);
  });
});
