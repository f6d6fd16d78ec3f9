import { describe, expect, it } from '@jest/globals';

import { preheaderOf } from './preheader.js';

describe('what a mailbox shows beside the subject', () => {
  it('is the beginning of the letter without its marks', () => {
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
