import { expect, it } from '@jest/globals';

import { settlePayment } from './payments.jobs.js';

it('settling a payment has twelve attempts within half an hour, one second after the first failure', () => {
  const { attempts, backoffMs } = settlePayment;
  expect(attempts).toBe(12);
  expect((backoffMs * (2 ** (attempts - 1) - 1)) / 60_000).toBeCloseTo(34, 0);
});
