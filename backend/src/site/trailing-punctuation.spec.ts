import { describe, expect, it } from '@jest/globals';

import { withoutTrailingPunctuation } from './trailing-punctuation.js';

describe('Punctuation at the end of a mailed link (C22, L22)', () => {
  it.each([
    '.',
    ')',
    '>',
    ',',
    ').',
    '."',
    '%3E',
    '%29.',
    '%2C',
    '!',
    ';',
    '?',
    '%E2%80%9D',
    '%c2%bb'.toUpperCase(),
  ])('is removed: %s', (punctuation) => {
    for (const path of ['/orders/a-b.0.tok_en-', '/d/token', '/newsletter/t/end', '/fear-not', '/find?a=b'])
      expect(withoutTrailingPunctuation(`${path}${punctuation}`)).toBe(path);
  });

  it('is not removed from API calls and other hosts', () => {
    const urls = [
      '/',
      '/orders/a.0.token-_',
      '/a?b=c',
      '/api/admin/orders?query=Mr.',
      '.',
      'x.',
      '/d/%41%2F',
      '//other.example.',
      '/\\other.example)',
    ];
    for (const url of urls) expect(withoutTrailingPunctuation(url)).toBeUndefined();
  });
});
