import { expect, it } from '@jest/globals';
import { spokenTime } from './spoken-time.js';

const units = { second: 'second', seconds: 'seconds', minute: 'minute', minutes: 'minutes' };

it.each([
  [0, '0 seconds'],
  [1.9, '1 second'],
  [60, '1 minute'],
  [65, '1 minute 5 seconds'],
  [151.4, '2 minutes 31 seconds'],
  [-3, '0 seconds'],
])('formats %s seconds as %s', (seconds, said) => {
  expect(spokenTime(seconds, units)).toBe(said);
});
