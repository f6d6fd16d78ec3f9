import { expect, it } from '@jest/globals';

import { deliverOrder } from './downloads.jobs.js';

it('delivering an order has twelve attempts within half an hour, one second after the first failure', () => {
  const { attempts, backoffMs } = deliverOrder;
  expect(attempts).toBe(12);
  expect((backoffMs * (2 ** (attempts - 1) - 1)) / 60_000).toBeCloseTo(34, 0);
});
