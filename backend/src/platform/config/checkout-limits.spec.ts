import { describe, expect, it } from '@jest/globals';

import { readCheckoutLimits } from './checkout-limits.js';

describe('the limits of the checkout', () => {
  it('are those of a shop where people buy for themselves', () => {
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

  it('are changed one by one, and 0 is none', () => {
    expect(readCheckoutLimits(' cardsADay=12  ordersADay=0 ')).toEqual({
      ...readCheckoutLimits(''),
      cardsADay: 12,
      ordersADay: undefined,
    });
  });

  it('are none at all when they are off', () => {
    expect(Object.values(readCheckoutLimits('off')).every((limit) => limit === undefined)).toBe(true);
  });

  it.each(['cards=3', 'cardsADay', 'cardsADay=-1', 'cardsADay=many', 'cardsADay=1001', 'on'])(
    'cannot be "%s", and the setting says so',
    (text) => {
      expect(() => readCheckoutLimits(text)).toThrow(
        /^CHECKOUT_LIMITS is off, or made of ordersIn10Minutes=/,
      );
    },
  );
});
