import { expect, it } from '@jest/globals';

import { defaultTimeLimits } from './time-limits.js';

/** `npm run stall` fails without a response by then. */
const maxResponseMs = 30_000;

it('limit the response to 30 seconds, with all retries of an unresponsive service', () => {
  const { s3, stripe, database, redisMs } = defaultTimeLimits;
  expect(s3.timeoutMs * s3.attempts).toBeLessThan(maxResponseMs);
  expect(stripe.timeoutMs * (1 + stripe.retries)).toBeLessThan(maxResponseMs);
  expect(database.requests.connectMs + database.requests.lockMs).toBeLessThan(maxResponseMs);
  expect(database.requests.statementMs).toBeLessThan(maxResponseMs);
  expect(redisMs).toBeLessThan(maxResponseMs);
});
