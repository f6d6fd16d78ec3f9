import { expect, it } from '@jest/globals';

import { deliverOrder } from './downloads.jobs.js';

it('an order is delivered with twelve tries, the first a second apart and the last half an hour after the first', () => {
  const { attempts, backoffMs } = deliverOrder;
  expect(attempts).toBe(12);
  expect((backoffMs * (2 ** (attempts - 1) - 1)) / 60_000).toBeCloseTo(34, 0);
});
