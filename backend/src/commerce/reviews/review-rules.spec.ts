import { describe, expect, it } from '@jest/globals';

import { hasLink } from './review-rules.js';

describe('Text of a review', () => {
  it.each([
    'See https://spam.example/buy',
    'HTTP://SPAM.EXAMPLE',
    'go to www.spam.example',
    'cheap-books.com has it for less',
    'Read it at bit.ly/3x',
    'write to me@example.org',
    '<a href="javascript:alert(1)">here</a>',
    'data:text/html,hello',
  ])('has a link: %s', (text) => expect(hasLink(text)).toBe(true));

  it.each([
    'I read it in one night.Then I read it again.',
    'Chapter 3.2 is the best; 10.5 out of 10',
    'She writes <b>plainly</b> & kindly.',
    'The U.S. courts, e.g. in Ohio, etc.',
    'It helped me:a lot',
  ])('has no link: %s', (text) => expect(hasLink(text)).toBe(false));
});
