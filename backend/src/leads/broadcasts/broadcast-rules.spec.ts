import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { broadcastTransitions } from './broadcast-rules.js';

describe('A broadcast', () => {
  it('can be unscheduled until sending begins', () => {
    expect(canTransition(broadcastTransitions, 'scheduled', 'draft')).toBe(true);
    expect(canTransition(broadcastTransitions, 'sending', 'draft')).toBe(false);
  });

  it('can be paused, resumed, and canceled during sending', () => {
    expect(canTransition(broadcastTransitions, 'sending', 'paused')).toBe(true);
    expect(canTransition(broadcastTransitions, 'paused', 'sending')).toBe(true);
    expect(canTransition(broadcastTransitions, 'paused', 'cancelled')).toBe(true);
  });

  it('is never sent twice', () => {
    expect(canTransition(broadcastTransitions, 'sent', 'sending')).toBe(false);
    expect(canTransition(broadcastTransitions, 'cancelled', 'sending')).toBe(false);
  });
});
