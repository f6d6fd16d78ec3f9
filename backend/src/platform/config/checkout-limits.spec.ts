import { describe, expect, it } from '@jest/globals';

import { readCheckoutLimits } from './checkout-limits.js';

describe('CHECKOUT_LIMITS', () => {
  it('has defaults', () => {
    expect(readCheckoutLimits(undefined)).toEqual({
      ordersIn10Minutes: 10,
      ordersADay: 30,
      declinesAnHour: 5,
      cardsADay: 3,
      unpaidClaimsAMinute: 30,
      brakeAtUnpaid: 50,
      brakedAMinute: 60,
    });
  });

  it('overrides single limits, and 0 means no limit', () => {
    expect(readCheckoutLimits(' cardsADay=12  ordersADay=0 ')).toEqual({
      ...readCheckoutLimits(''),
      cardsADay: 12,
      ordersADay: undefined,
    });
  });

  it('turns all limits off', () => {
    expect(Object.values(readCheckoutLimits('off')).every((limit) => limit === undefined)).toBe(true);
  });

  it.each(['cards=3', 'cardsADay', 'cardsADay=-1', 'cardsADay=many', 'cardsADay=1001', 'on'])(
    'rejects "%s"',
    (text) => {
      expect(() => readCheckoutLimits(text)).toThrow(
        /^CHECKOUT_LIMITS is off, or made of ordersIn10Minutes=/,
      );
    },
  );
});
