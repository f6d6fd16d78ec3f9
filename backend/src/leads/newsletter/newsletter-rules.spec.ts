import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions, maskedAddress } from './newsletter-rules.js';

describe('A subscription', () => {
  it('is confirmed only while pending', () => {
    expect(canTransition(subscriptionTransitions, 'pending', 'confirmed')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'ended', 'confirmed')).toBe(false);
    expect(canTransition(subscriptionTransitions, 'confirmed', 'confirmed')).toBe(false);
  });

  it('can end at any time, and restarts by a new request', () => {
    expect(canTransition(subscriptionTransitions, 'pending', 'ended')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'confirmed', 'ended')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'ended', 'pending')).toBe(true);
    expect(canTransition(subscriptionTransitions, 'confirmed', 'pending')).toBe(false);
  });
});

describe('An address on a page', () => {
  it.each([
    ['ruth@example.com', 'r…@example.com'],
    ['r@xn--bcher-kva.example', 'r…@xn--bcher-kva.example'],
    ['élodie@example.com', 'é…@example.com'],
    ['"quoted@part"@example.com', '…@example.com'],
    ['<b>&@exa<mple.com', '…@example.com'],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskedAddress(email)).toBe(shown);
  });
});
