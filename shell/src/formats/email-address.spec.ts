import { describe, expect, it } from '@jest/globals';
import { isEmailAddress } from './email-address.js';

describe('an address for mail', () => {
  it.each([
    'al@example.com',
    "o'brien+books@sub.example.co.uk",
    'a!b@example.com',
    '"john doe"@example.com',
    'ruth@münchen.example',
    `${'a'.repeat(64)}@example.com`,
  ])('is taken: %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'al',
    'al@example',
    'al@.com',
    'al@example..com',
    'al@b@example.com',
    'al bo@example.com',
    'al@example.com\nbo@example.com',
    `${'a'.repeat(65)}@example.com`,
    `al@${'b'.repeat(250)}.com`,
  ])('is not taken: %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
