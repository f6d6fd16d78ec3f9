import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { reviewTransitions } from './message-rules.js';

describe('A held message', () => {
  it('is forwarded once, even after it was marked as spam', () => {
    expect(canTransition(reviewTransitions, 'suspected', 'cleared')).toBe(true);
    expect(canTransition(reviewTransitions, 'suspected', 'spam')).toBe(true);
    expect(canTransition(reviewTransitions, 'spam', 'cleared')).toBe(true);
    expect(canTransition(reviewTransitions, 'cleared', 'cleared')).toBe(false);
  });

  it('is never one that was forwarded already', () => {
    expect(canTransition(reviewTransitions, 'received', 'spam')).toBe(false);
    expect(canTransition(reviewTransitions, 'received', 'cleared')).toBe(false);
    expect(canTransition(reviewTransitions, 'cleared', 'spam')).toBe(false);
  });
});
