import { describe, expect, it } from '@jest/globals';

import {
  decimalOf,
  formatMoney,
  formatRoundMoney,
  minCharge,
  moneyExample,
  parseMoney,
  typedMoney,
} from './index.js';

/** Intl separates by no-break spaces, and thousands in Switzerland by one of two apostrophes. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll('’', "'");

const dollars = { currency: 'USD', locale: 'en-US' };
const euros = { currency: 'EUR', locale: 'de-DE' };
const yen = { currency: 'JPY', locale: 'en-US' };

const table: [string, string, string, string, string][] = [
  // currency, locale, 995, 123456, -995
  ['USD', 'en-US', '$9.95', '$1,234.56', '-$9.95'],
  ['EUR', 'en-US', '€9.95', '€1,234.56', '-€9.95'],
  ['GBP', 'en-US', '£9.95', '£1,234.56', '-£9.95'],
  ['CHF', 'en-US', 'CHF 9.95', 'CHF 1,234.56', '-CHF 9.95'],
  ['JPY', 'en-US', '¥995', '¥123,456', '-¥995'],
  ['USD', 'de-DE', '9,95 $', '1.234,56 $', '-9,95 $'],
  ['EUR', 'de-DE', '9,95 €', '1.234,56 €', '-9,95 €'],
  ['GBP', 'de-DE', '9,95 £', '1.234,56 £', '-9,95 £'],
  ['CHF', 'de-DE', '9,95 CHF', '1.234,56 CHF', '-9,95 CHF'],
  ['JPY', 'de-DE', '995 ¥', '123.456 ¥', '-995 ¥'],
  ['GBP', 'en-GB', '£9.95', '£1,234.56', '-£9.95'],
  ['CHF', 'de-CH', 'CHF 9.95', "CHF 1'234.56", 'CHF-9.95'],
  ['EUR', 'de-AT', '€ 9,95', '€ 1.234,56', '-€ 9,95'],
];

describe('formatMoney', () => {
  it.each(table)('writes %s in %s', (currency, locale, small, large, negative) => {
    const written = [995, 123_456, -995].map((amount) => plain(formatMoney(amount, { currency, locale })));
    expect(written).toEqual([small, large, negative]);
  });

  it('keeps the decimals of round and of small amounts', () => {
    const written = [2000, 0, -0, 5, 123_456_789].map((amount) => formatMoney(amount, dollars));
    expect(written).toEqual(['$20.00', '$0.00', '$0.00', '$0.05', '$1,234,567.89']);
  });

  it.each([9.95, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'rejects %p, which is not a whole number of minor units',
    (amount) => {
      expect(() => formatMoney(amount, euros)).toThrow(/whole number of minor units/);
    },
  );

  it('leaves out the decimals of a round amount if asked to', () => {
    expect([150_000, 150_050].map((amount) => formatRoundMoney(amount, dollars))).toEqual([
      '$1,500',
      '$1,500.50',
    ]);
    expect([plain(formatRoundMoney(150_000, euros)), formatRoundMoney(1500, yen)]).toEqual([
      '1.500 €',
      '¥1,500',
    ]);
  });

  it('writes decimals for programs, and amounts for a text field', () => {
    expect([decimalOf(123_456, 'usd'), decimalOf(5, 'EUR'), decimalOf(123_456, 'jpy')]).toEqual([
      '1234.56',
      '0.05',
      '123456',
    ]);
    expect([typedMoney(123_456, dollars), typedMoney(123_456, euros), typedMoney(1200, yen)]).toEqual([
      '1234.56',
      '1234,56',
      '1200',
    ]);
  });
});

describe('parseMoney', () => {
  it.each(table)('reads what %s in %s is written as', (currency, locale) => {
    const format = { currency, locale };
    for (const amount of [0, 1, 99, 100, 995, 123_456_789, -2895]) {
      expect(parseMoney(formatMoney(amount, format), format)).toBe(amount);
      expect(parseMoney(typedMoney(amount, format), format)).toBe(amount);
      expect(parseMoney(plain(formatMoney(amount, format)), format)).toBe(amount);
    }
  });

  it.each([
    ['$9.95', 995, dollars],
    [' 9.95 ', 995, dollars],
    ['$20', 2000, dollars],
    ['USD 20', 2000, dollars],
    ['1234.56', 123_456, dollars],
    ['-$0.00', 0, dollars],
    ['9,95 €', 995, euros],
    ['€9.95', 995, euros],
    ['9.95', 995, euros],
    ['9,95', 995, euros],
    ['EUR 9,95', 995, euros],
    ['1.234,50', 123_450, euros],
    ['1.234 €', 123_400, euros],
    ['9,95 eur', 995, euros],
    ["CHF 1'234.50", 123_450, { currency: 'CHF', locale: 'de-CH' }],
    ['¥1,200', 1200, yen],
    ['1200', 1200, yen],
    ['1.200 ¥', 1200, { currency: 'JPY', locale: 'de-DE' }],
  ])('reads %p as %p', (text, amount, format) => {
    expect(parseMoney(text, format)).toBe(amount);
  });

  it.each([
    ['', dollars],
    ['$', dollars],
    ['free', dollars],
    ['9.9', dollars],
    ['9.955', dollars],
    ['1,23.45', dollars],
    ['$9.95 each', dollars],
    ['9,95', dollars],
    ['1e3', dollars],
    ['$99999999999999999999.00', dollars],
    ['$9.95', euros],
    ['9,955', euros],
    ['9,9', euros],
    ['1.23,45', euros],
    ['¥9.95', yen],
    ['9,95', yen],
  ])('rejects %p in %p', (text, format) => {
    expect(() => parseMoney(text, format)).toThrow(/not an amount of money, such as/);
  });

  it('names an example in the notation of the site', () => {
    const examples = [dollars, euros, { currency: 'CHF', locale: 'de-CH' }, yen].map(moneyExample);
    expect(examples).toEqual(['$9.95', '9,95 €', 'CHF 9.95', '¥1,200']);
  });
});

describe('minCharge', () => {
  it('is Stripe’s minimum of each currency', () => {
    expect(['USD', 'EUR', 'GBP', 'CHF', 'JPY'].map(minCharge)).toEqual([50, 50, 30, 50, 50]);
  });
});
