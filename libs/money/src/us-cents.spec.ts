import { describe, expect, it } from '@jest/globals';
import { formatCents, parseCents } from './index.js';

describe('formatCents', () => {
  it('formats cents as dollars with two decimals', () => {
    expect(formatCents(995)).toBe('$9.95');
    expect(formatCents(999)).toBe('$9.99');
    expect(formatCents(2000)).toBe('$20.00');
  });

  it('keeps both decimals of small amounts', () => {
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(5)).toBe('$0.05');
    expect(formatCents(50)).toBe('$0.50');
  });

  it('groups thousands', () => {
    expect(formatCents(99_999)).toBe('$999.99');
    expect(formatCents(123_456)).toBe('$1,234.56');
    expect(formatCents(123_456_789)).toBe('$1,234,567.89');
  });

  it('puts the minus sign before the dollar sign', () => {
    expect(formatCents(-995)).toBe('-$9.95');
    expect(formatCents(-0)).toBe('$0.00');
  });

  it.each([9.95, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'rejects %p, which is not a whole number of cents',
    (amount) => {
      expect(() => formatCents(amount)).toThrow(/whole number of cents/);
    },
  );
});

describe('parseCents', () => {
  it.each([
    ['$9.95', 995],
    ['9.95', 995],
    [' $9.95 ', 995],
    ['$20', 2000],
    ['$1,234.56', 123_456],
    ['1234.56', 123_456],
    ['-$9.95', -995],
    ['$0.00', 0],
    ['-$0.00', 0],
  ])('parses %p as %p cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each([
    '',
    '$',
    'free',
    '9.9',
    '9.955',
    '1,23.45',
    '$9.95 each',
    '9,95',
    '1e3',
    '$99999999999999999999.00',
  ])('rejects %p', (text) => {
    expect(() => parseCents(text)).toThrow(/not an amount/);
  });

  it.each([0, 1, 99, 100, 995, 999, 1995, 123_456_789, -2895])('parses its own output: %p', (cents) => {
    expect(parseCents(formatCents(cents))).toBe(cents);
  });
});
