import { expect, it } from '@jest/globals';

import { EMAIL_RETRY_DELAYS_MS } from './email-job.js';

const MINUTE_MS = 60_000;

it('an email is tried at once, then after 1, 5 and 30 minutes, after 2 and 6 hours, and after a day', () => {
  let passedMs = 0;
  const minutes = EMAIL_RETRY_DELAYS_MS.map((delayMs) => (passedMs += delayMs) / MINUTE_MS);
  expect(minutes).toEqual([1, 5, 30, 120, 360, 1440]);
});
