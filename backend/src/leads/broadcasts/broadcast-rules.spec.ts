import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { broadcastTransitions } from './broadcast-rules.js';

describe('a broadcast', () => {
  it('may be called back until it has begun to go out', () => {
    expect(canTransition(broadcastTransitions, 'scheduled', 'draft')).toBe(true);
    expect(canTransition(broadcastTransitions, 'sending', 'draft')).toBe(false);
  });

  it('may be halted and go on, or be given up, while it goes out', () => {
    expect(canTransition(broadcastTransitions, 'sending', 'paused')).toBe(true);
    expect(canTransition(broadcastTransitions, 'paused', 'sending')).toBe(true);
    expect(canTransition(broadcastTransitions, 'paused', 'cancelled')).toBe(true);
  });

  it('never goes out twice', () => {
    expect(canTransition(broadcastTransitions, 'sent', 'sending')).toBe(false);
    expect(canTransition(broadcastTransitions, 'cancelled', 'sending')).toBe(false);
  });
});
