import { describe, expect, it } from '@jest/globals';

import { isRightToLeft } from './fit-text.js';

const chapter = ({ direction = 'ltr', writingMode = 'horizontal-tb', dir = '' }) =>
  ({
    body: {},
    documentElement: { dir },
    defaultView: { getComputedStyle: () => ({ direction, writingMode }) },
  }) as unknown as Document;

describe('The direction of reading (R13)', () => {
  it.each([
    ['Latin text', {}, undefined, false],
    ['Arabic or Hebrew text', { direction: 'rtl' }, undefined, true],
    ['a chapter whose root says so', { dir: 'rtl' }, undefined, true],
    ['Japanese in columns from the right', { writingMode: 'vertical-rl' }, undefined, true],
    ['Mongolian in columns from the left', { writingMode: 'vertical-lr' }, undefined, false],
    ['a book whose pages go from right to left', {}, 'rtl', true],
    ['a book whose pages go from left to right', {}, 'ltr', false],
  ])('of %s', (_, style, bookDirection, expected) => {
    expect(isRightToLeft(chapter(style), bookDirection)).toBe(expected);
  });
});
