import { afterEach, describe, expect, it } from '@jest/globals';
import { typedMoney } from '@lectern/money';
import {
  currencyName,
  formatPrice,
  leastPrice,
  moneyFormat,
  priceStep,
  setShop,
  typedPrice,
} from './shop.js';

describe('The shop in the dashboard', () => {
  afterEach(() => setShop({ currency: 'USD', country: 'US', parts: [] }));

  it('writes prices in its currency', () => {
    const written = [
      ['USD', 'US'],
      ['EUR', 'DE'],
      ['GBP', 'GB'],
      ['JPY', 'JP'],
    ].map(([currency = '', country = '']) => {
      setShop({ currency, country, parts: [] });
      return [formatPrice(120_400), currencyName(), priceStep(), formatPrice(leastPrice())];
    });
    expect(written).toEqual([
      ['$1,204.00', 'dollars', '0.01', '$0.50'],
      ['€1,204.00', 'euros', '0.01', '€0.50'],
      ['£1,204.00', 'pounds', '0.01', '£0.30'],
      ['¥120,400', 'yen', '1', '¥50'],
    ]);
  });

  it('reads typed prices exactly @S2-admin-products-3', () => {
    const all = Array.from({ length: 20_000 }, (_, amount) => amount);
    expect(all.filter((amount) => typedPrice(typedMoney(amount, moneyFormat())) !== amount)).toEqual([]);
    expect(['9.95', '19.99', '1.1', '4', '.5', '$9.95', '1,204.50'].map(typedPrice)).toEqual([
      995, 1999, 110, 400, 50, 995, 120_450,
    ]);
  });

  it('rounds a further digit, and reads invalid input as 0', () => {
    expect(['1.005', '1.004', '9.999'].map(typedPrice)).toEqual([101, 100, 1000]);
    expect(['', 'abc', '-3', '1,50', '.'].map(typedPrice)).toEqual([0, 0, 0, 0, 0]);
  });

  it('reads whole yen', () => {
    setShop({ currency: 'JPY', country: 'JP', parts: [] });
    expect(['1200', '¥1,200', '1200.4', '9.5'].map(typedPrice)).toEqual([1200, 1200, 1200, 10]);
  });
});
