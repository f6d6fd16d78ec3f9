import { describe, expect, it } from '@jest/globals';
import { centsOf, dollarsOf } from './dollars.js';

describe('a price as it is typed', () => {
  it('is its cents to the last one', () => {
    for (let cents = 0; cents < 20_000; cents += 1) expect(centsOf(dollarsOf(cents))).toBe(cents);
    expect([centsOf('9.95'), centsOf('19.99'), centsOf('1.1'), centsOf('4'), centsOf('.5')]).toEqual([
      995, 1999, 110, 400, 50,
    ]);
  });

  it('is rounded where it has more digits than there are cents', () => {
    expect([centsOf('1.005'), centsOf('1.004'), centsOf('9.999')]).toEqual([101, 100, 1000]);
  });

  it('is 0 where it is no number', () => {
    expect([centsOf(''), centsOf('abc'), centsOf('-3'), centsOf('1,50'), centsOf('.')]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
