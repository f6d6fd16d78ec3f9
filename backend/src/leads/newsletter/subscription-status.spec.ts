import { describe, expect, it } from '@jest/globals';

import { mayBecome } from './subscription-status.js';

describe('a subscription', () => {
  it('is confirmed only while it is asked for', () => {
    expect(mayBecome('pending', 'confirmed')).toBe(true);
    expect(mayBecome('ended', 'confirmed')).toBe(false);
    expect(mayBecome('confirmed', 'confirmed')).toBe(false);
  });

  it('ends whenever its reader says so, and begins anew by being asked for', () => {
    expect(mayBecome('pending', 'ended')).toBe(true);
    expect(mayBecome('confirmed', 'ended')).toBe(true);
    expect(mayBecome('ended', 'pending')).toBe(true);
    expect(mayBecome('confirmed', 'pending')).toBe(false);
  });
});
