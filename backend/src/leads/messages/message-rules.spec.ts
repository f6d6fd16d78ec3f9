import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { reviewTransitions } from './message-rules.js';

describe('a message that was held back', () => {
  it('is passed on once, also when it was taken for spam first', () => {
    expect(canTransition(reviewTransitions, 'suspected', 'cleared')).toBe(true);
    expect(canTransition(reviewTransitions, 'suspected', 'spam')).toBe(true);
    expect(canTransition(reviewTransitions, 'spam', 'cleared')).toBe(true);
    expect(canTransition(reviewTransitions, 'cleared', 'cleared')).toBe(false);
  });

  it('is never one that has gone out already', () => {
    expect(canTransition(reviewTransitions, 'received', 'spam')).toBe(false);
    expect(canTransition(reviewTransitions, 'received', 'cleared')).toBe(false);
    expect(canTransition(reviewTransitions, 'cleared', 'spam')).toBe(false);
  });
});
