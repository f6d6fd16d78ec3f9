import { describe, expect, it } from '@jest/globals';

import { isComposing } from './composition.js';

describe('isComposing', () => {
  it.each([
    ['a key during a composition', { isComposing: true, keyCode: 13 }, true],
    ['the Enter that ends one in Safari (L24)', { isComposing: false, keyCode: 229 }, true],
    ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
  ])('recognizes %s', (_name, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });
});
