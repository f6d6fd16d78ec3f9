import { describe, expect, it } from '@jest/globals';

import { mayBecome } from './review-state.js';

describe('a message that was held back', () => {
  it('is passed on once, also when it was taken for spam first', () => {
    expect(mayBecome('suspected', 'cleared')).toBe(true);
    expect(mayBecome('suspected', 'spam')).toBe(true);
    expect(mayBecome('spam', 'cleared')).toBe(true);
    expect(mayBecome('cleared', 'cleared')).toBe(false);
  });

  it('is never one that has gone out already', () => {
    expect(mayBecome('received', 'spam')).toBe(false);
    expect(mayBecome('received', 'cleared')).toBe(false);
    expect(mayBecome('cleared', 'spam')).toBe(false);
  });
});
