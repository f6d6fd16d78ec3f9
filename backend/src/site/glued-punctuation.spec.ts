import { describe, expect, it } from '@jest/globals';

import { withoutGluedPunctuation } from './glued-punctuation.js';

describe('punctuation that is stuck to a mailed link (C22, L22)', () => {
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
  ])('is left out: %s', (glued) => {
    for (const path of ['/orders/a-b.0.tok_en-', '/d/token', '/newsletter/t/end', '/fear-not', '/find?a=b'])
      expect(withoutGluedPunctuation(`${path}${glued}`)).toBe(path);
  });

  it('leaves addresses without any, and calls, as they are', () => {
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
    for (const url of urls) expect(withoutGluedPunctuation(url)).toBeUndefined();
  });
});
