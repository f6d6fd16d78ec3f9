import { expect, it } from '@jest/globals';
import { shortDate } from './short-date.js';

it('writes a day as people write it in a list', () => {
  expect(shortDate('2024-12-03')).toBe('Dec 3, 2024');
});
