import { describe, expect, it } from '@jest/globals';

import { mayBecome } from './broadcast-status.js';

describe('a letter to all readers', () => {
  it('may be called back until it has begun to go out', () => {
    expect(mayBecome('scheduled', 'draft')).toBe(true);
    expect(mayBecome('sending', 'draft')).toBe(false);
  });

  it('may be halted and go on, or be given up, while it goes out', () => {
    expect(mayBecome('sending', 'paused')).toBe(true);
    expect(mayBecome('paused', 'sending')).toBe(true);
    expect(mayBecome('paused', 'cancelled')).toBe(true);
  });

  it('never goes out twice', () => {
    expect(mayBecome('sent', 'sending')).toBe(false);
    expect(mayBecome('cancelled', 'sending')).toBe(false);
  });
});
