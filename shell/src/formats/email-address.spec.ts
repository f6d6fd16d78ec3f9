import { describe, expect, it } from '@jest/globals';
import { isEmailAddress } from './email-address.js';

describe('an email address', () => {
  it.each([
    'al@example.com',
    "o'brien+books@sub.example.co.uk",
    'a!b@example.com',
    '"john doe"@example.com',
    'ruth@münchen.example',
    `${'a'.repeat(64)}@example.com`,
  ])('is accepted: %s', (address) => {
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
  ])('is rejected: %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
