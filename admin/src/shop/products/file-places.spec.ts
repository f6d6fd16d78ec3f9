import { describe, expect, it } from '@jest/globals';
import { firstPlaceFor } from './file-places.js';

const files = [
  { id: '1', format: 'pdf' as const },
  { id: '2', format: 'epub' as const },
  { id: '3', format: 'pdf' as const },
];

describe('a file of a new edition', () => {
  it('takes the place of the first of its kind that is left', () => {
    expect(firstPlaceFor('New.PDF', files, [])).toBe('1');
    expect(firstPlaceFor('New.pdf', files, ['1'])).toBe('3');
    expect(firstPlaceFor('New.mobi', files, [])).toBe('');
  });
});
