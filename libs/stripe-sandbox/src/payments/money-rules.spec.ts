import { describe, expect, it } from '@jest/globals';
import { checkAmount, formatAmount, isCurrency } from './money-rules.js';

const codeOf = (amount: number, currency: string) => {
  try {
    checkAmount(amount, currency);
    return undefined;
  } catch (error) {
    return (error as { body: { code: string } }).body.code;
  }
};

describe('amounts', () => {
  it.each([
    [50, 'usd', undefined],
    [49, 'usd', 'amount_too_small'],
    [99_999_999, 'usd', undefined],
    [100_000_000, 'usd', 'amount_too_large'],
    [30, 'gbp', undefined],
    [29, 'gbp', 'amount_too_small'],
    [50, 'jpy', undefined],
  ])('of %d %s: %s', (amount, currency, code) => {
    expect(codeOf(amount, currency)).toBe(code);
  });

  it('are formatted in their currency', () => {
    expect([formatAmount(50, 'usd'), formatAmount(50, 'jpy')]).toEqual(['$0.50 usd', '¥50 jpy']);
  });

  it('require a known currency', () => {
    expect([isCurrency('usd'), isCurrency('USD'), isCurrency('xyz')]).toEqual([true, false, false]);
  });
});
