import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers.js';

describe('pageNumbers', () => {
  it('lists all of a few pages', () => expect(pageNumbers(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]));
  it('lists the ends and the neighbors of many', () => {
    expect(pageNumbers(1, 10)).toEqual([1, 2, null, 10]);
    expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
    expect(pageNumbers(10, 10)).toEqual([1, null, 9, 10]);
  });
  it('shows a page instead of a gap of one', () => {
    expect(pageNumbers(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
    expect(pageNumbers(7, 10)).toEqual([1, null, 6, 7, 8, 9, 10]);
  });
});
