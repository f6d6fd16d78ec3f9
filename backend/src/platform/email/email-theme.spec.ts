import { describe, expect, it } from '@jest/globals';

import { bookThemeOf } from './email-theme.js';

describe('The book that an email is about', () => {
  it('is the one that a product’s title begins with', () => {
    expect(bookThemeOf('Fear Not')?.title).toBe('Fear Not');
    expect(bookThemeOf('Fear Not, paperback')?.title).toBe('Fear Not');
  });

  it('is none if the title only begins like one', () => {
    expect(bookThemeOf('Fear Nothing')).toBeUndefined();
    expect(bookThemeOf('A talk')).toBeUndefined();
  });
});
