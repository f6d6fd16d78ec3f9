import { describe, expect, it } from '@jest/globals';

import { oddWord } from './plain-words.mjs';

describe('the words of comments and titles', () => {
  it.each([
    ['What an order holds.', 'What'],
    ['Whoever pays gets a receipt.', 'Whoever'],
    ['The owner is told by email.', 'is told'],
    ['Tries anew after a minute.', 'anew'],
    ['A row for each letter that was sent.', 'letter'],
    ['Nobody reads it.', 'Nobody'],
  ])('are odd in %j', (text, found) => {
    expect(oddWord(text)).toBe(found);
  });

  it.each([
    ['Returns the order, or undefined if there is none.'],
    ['Follows the ISO 639-1 standard.'],
    ['The Stripe stand-in for tests.'],
    ['Counts capital letters.'],
    ['The order for which the refund was made.'],
    ['What’s new in this release.'],
  ])('are plain in %j', (text) => {
    expect(oddWord(text)).toBeUndefined();
  });
});
