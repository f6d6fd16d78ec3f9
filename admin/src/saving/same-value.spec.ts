import { describe, expect, it } from '@jest/globals';

import { isSameValue } from './same-value.js';

describe('Two values', () => {
  it('are the same in any order of their keys, and differ in any order of their lists', () => {
    const value = { title: 'Rest', picture: { src: '/pictures/1', alt: 'A lamp' }, books: ['one', 'two'] };
    const stored = { books: ['one', 'two'], title: 'Rest', picture: { alt: 'A lamp', src: '/pictures/1' } };
    expect(isSameValue(value, stored)).toBe(true);
    expect(isSameValue(value, { ...stored, books: ['two', 'one'] })).toBe(false);
    expect(isSameValue(value, { ...stored, picture: null })).toBe(false);
  });
});
