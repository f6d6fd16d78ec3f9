import { describe, expect, it } from '@jest/globals';

import { readWaitPreference } from './prefer.js';

const waits = { defaultS: 20, maxS: 30 };

describe('Prefer header', () => {
  it.each([
    [undefined, 20_000, undefined],
    ['wait=10', 10_000, 'wait=10'],
    ['respond-async', 0, 'respond-async'],
    ['respond-async, wait=5', 5_000, 'wait=5'],
    ['Wait="7"; foo=bar, return=minimal', 7_000, 'wait=7'],
    ['wait=0', 0, 'wait=0'],
    ['wait=3600', 30_000, 'wait=30'],
    ['wait=2, wait=9', 2_000, 'wait=2'],
    ['wait=soon', 20_000, undefined],
    ['wait=-1', 20_000, undefined],
    ['handling=lenient', 20_000, undefined],
  ])('%s', (header, waitMs, applied) => {
    expect(readWaitPreference(header, waits)).toEqual({ waitMs, applied });
  });
});
