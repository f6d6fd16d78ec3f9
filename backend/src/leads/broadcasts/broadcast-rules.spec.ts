import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { broadcastTransitions, preheaderOf } from './broadcast-rules.js';

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

describe('what a mailbox shows beside the subject', () => {
  it('is the beginning of the text without its marks', () => {
    expect(preheaderOf('## Good day,\n\n> my **new** [book](/books) is out.')).toBe(
      'Good day, my new book is out.',
    );
  });

  it('ends between two words', () => {
    const shown = preheaderOf('word '.repeat(60));
    expect(shown).toMatch(/^(word )+…$/);
    expect(shown.length).toBeLessThanOrEqual(122);
  });
});
