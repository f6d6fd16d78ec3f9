import { expect, it } from '@jest/globals';
import { longDate } from './long-date.js';

it('says a calendar date at length, the same day everywhere', () => {
  expect(longDate('2024-12-10')).toBe('December 10, 2024');
});
