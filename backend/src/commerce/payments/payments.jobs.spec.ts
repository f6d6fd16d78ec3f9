import { expect, it } from '@jest/globals';

import { settlePayment } from './payments.jobs.js';

it('a payment is settled with twelve tries, the first a second apart and the last half an hour after the first', () => {
  const { attempts, backoffMs } = settlePayment;
  expect(attempts).toBe(12);
  expect((backoffMs * (2 ** (attempts - 1) - 1)) / 60_000).toBeCloseTo(34, 0);
});
