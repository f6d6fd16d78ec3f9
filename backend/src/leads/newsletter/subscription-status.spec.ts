import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions } from './subscription-status.js';

describe('a subscription', () => {
  it('is confirmed only while it is asked for', () => {
    expect(canTransition(subscriptionTransitions, 'pending', 'confirmed')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'ended', 'confirmed')).toBe(false);
    expect(canTransition(subscriptionTransitions, 'confirmed', 'confirmed')).toBe(false);
  });

  it('ends whenever its reader says so, and begins anew by being asked for', () => {
    expect(canTransition(subscriptionTransitions, 'pending', 'ended')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'confirmed', 'ended')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'ended', 'pending')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'confirmed', 'pending')).toBe(false);
  });
});
