import { describe, expect, it } from '@jest/globals';
import { isbnCheckDigit, isbnFault } from './fields.js';

describe('an ISBN', () => {
  it('ends in the check digit of the first twelve digits', () => {
    // The example of the ISBN Users' Manual.
    expect(isbnCheckDigit('978030640615')).toBe(7);
    expect(isbnCheckDigit('979800000011')).toBe(3);
  });

  it('may be written with or without hyphens', () => {
    expect(isbnFault('978-0-306-40615-7')).toBeNull();
    expect(isbnFault('9780306406157')).toBeNull();
  });

  it('is rejected with the correct check digit after a typo', () => {
    expect(isbnFault('978-0-306-40615-8')).toMatch(/typo: its last digit should be 7/);
  });

  it.each(['', '0-306-40615-2', '977-0-306-40615-7', '978-0-306-4061', '978-0-306-4o615-7'])(
    'is rejected if it is no ISBN-13: %p',
    (isbn) => {
      expect(isbnFault(isbn)).toMatch(/must be an ISBN-13/);
    },
  );
});
