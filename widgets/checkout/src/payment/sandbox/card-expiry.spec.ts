import { describe, expect, it } from '@jest/globals';
import { expiryProblem, formatExpiry, readExpiry } from './card-expiry.js';

function typed(keys: string): string {
  let value = '';
  for (const key of keys) value = formatExpiry(value + key, value);
  return value;
}

describe('expiration date', () => {
  it('adds its own slash while typing', () => {
    expect(typed('0')).toBe('0');
    expect(typed('04')).toBe('04 / ');
    expect(typed('0429')).toBe('04 / 29');
    expect(typed('1129')).toBe('11 / 29');
  });

  it('reads a first digit above one as a complete month', () => {
    expect(typed('4')).toBe('04 / ');
    expect(typed('429')).toBe('04 / 29');
  });

  it('accepts a typed slash, and a year of four digits', () => {
    expect(typed('4/29')).toBe('04 / 29');
    expect(typed('1/29')).toBe('01 / 29');
    expect(typed('04/2029')).toBe('04 / 29');
    expect(formatExpiry('04/2029')).toBe('04 / 29');
    expect(formatExpiry('2029-04')).toBe('04 / 29');
  });

  it('can be deleted down to the last digit', () => {
    expect(formatExpiry('04 / 2', '04 / 29')).toBe('04 / 2');
    expect(formatExpiry('04 / ', '04 / 2')).toBe('04');
    expect(formatExpiry('0', '04')).toBe('0');
    expect(formatExpiry('', '0')).toBe('');
  });

  it('is parsed as a month and a full year', () => {
    expect(readExpiry('04 / 29')).toEqual({ month: 4, year: 2029 });
    expect(readExpiry('13 / 29')).toBeNull();
    expect(readExpiry('04')).toBeNull();
  });

  it('is valid through the last day of its month', () => {
    expect(expiryProblem('04 / 29', new Date(2029, 3, 30))).toBeNull();
    expect(expiryProblem('04 / 29', new Date(2029, 4, 1))).toBe('This card has expired.');
  });

  it('describes its errors', () => {
    const today = new Date(2026, 0, 1);
    expect(expiryProblem('', today)).toBe('Enter the expiration date.');
    expect(expiryProblem('4', today)).toMatch('month and year');
    expect(expiryProblem('04 / 99', today)).toBe('Check the year.');
  });
});
