import { expect, it } from '@jest/globals';

import { defaultTimeLimits } from './time-limits.js';

/** What `npm run stall` calls no answer. */
const patienceMs = 30_000;

it('leave nobody without an answer for half a minute, however often a silent service is asked', () => {
  const { s3, stripe, database, redisMs } = defaultTimeLimits;
  expect(s3.timeoutMs * s3.attempts).toBeLessThan(patienceMs);
  expect(stripe.timeoutMs * (1 + stripe.retries)).toBeLessThan(patienceMs);
  expect(database.requests.connectMs + database.requests.lockMs).toBeLessThan(patienceMs);
  expect(database.requests.statementMs).toBeLessThan(patienceMs);
  expect(redisMs).toBeLessThan(patienceMs);
});
