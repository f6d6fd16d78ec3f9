import { describe, expect, it } from '@jest/globals';

import { amount, figureTable, table } from './table.mjs';

describe('an amount', () => {
  it('of requests is whole, with its thousands apart', () => {
    expect(amount(12_345.6, 'req/s')).toBe('12,346 req/s');
  });

  it('of time has one decimal', () => {
    expect(amount(7, 'ms')).toBe('7.0 ms');
  });
});

describe('the table', () => {
  it('has a line for each measurement, figures under figures', () => {
    const text = table([
      {
        bench: 'pages',
        title: 'A page',
        unit: 'req/s',
        beside: 'bare Node',
        rounds: [
          { site: 9_000, beside: 10_000 },
          { site: 8_000, beside: 10_000 },
          { site: 9_500, beside: 10_000 },
        ],
      },
      {
        bench: 'checkout',
        title: 'A call',
        unit: 'ms',
        beside: 'sandbox',
        rounds: [{ site: 12, beside: 4 }],
      },
    ]);
    expect(text.split('\n')).toEqual([
      '                site      beside it               ratio   in single rounds',
      'A page   9,000 req/s   10,000 req/s   bare Node    0.90   0.80 to 0.95',
      'A call       12.0 ms         4.0 ms   sandbox      3.00   3.00 to 3.00',
    ]);
  });
});

describe('the table of figures', () => {
  it('has a line for each, counts and times under each other, and words where there is no figure', () => {
    const text = figureTable([
      { bench: 'purchases', title: 'errors', value: 0, unit: '' },
      { bench: 'purchases', title: 'click to mail, p95', value: 12.34, unit: 's' },
      { bench: 'jobs', title: 'on Redis', value: 'skipped', unit: '' },
    ]);
    expect(text.split('\n')).toEqual([
      'errors                     0',
      'click to mail, p95    12.3 s',
      'on Redis             skipped',
    ]);
  });
});
