import { describe, expect, it } from '@jest/globals';

import { addressFieldsOf } from './address-formats.js';
import { addressLines, shippingAddressOf } from './postal-address-rules.js';

const ADDRESS = {
  ...{ name: 'Ruth Weaver', line1: '1 Field Lane', line2: 'Barn', city: 'Bethel', region: 'ME' },
  ...{ postalCode: '04217', country: 'US' },
};
const BOOK = { title: 'A Printed Book', type: 'paperback' as const };

describe('A shipping address', () => {
  it('has lines without empty ones, and the country’s name', () => {
    expect(addressLines(ADDRESS)).toEqual([
      ...['Ruth Weaver', '1 Field Lane', 'Barn', 'Bethel, ME 04217'],
      'United States',
    ]);
    expect(addressLines({ ...ADDRESS, line2: null, country: 'ZZ' })).toEqual([
      ...['Ruth Weaver', '1 Field Lane', 'Bethel', 'ME 04217'],
      'ZZ',
    ]);
  });

  it('is written as in its country: in Germany without a region, the postal code before the city', () => {
    const berlin = { ...ADDRESS, line2: null, city: 'Berlin', postalCode: '10115', country: 'DE' };
    const order = shippingAddressOf(BOOK, berlin);
    expect(order).toMatchObject({ region: '' });
    expect(addressLines({ ...berlin, region: '' })).toEqual([
      ...['Ruth Weaver', '1 Field Lane', '10115 Berlin', 'DE'],
    ]);
    expect(addressFieldsOf('DE')).toEqual(['name', 'line1', 'line2', 'postalCode', 'city']);
    expect(addressFieldsOf('US')).toEqual(['name', 'line1', 'line2', 'city', 'region', 'postalCode']);
    expect(addressFieldsOf('GB')).toEqual(['name', 'line1', 'line2', 'city', 'postalCode']);
  });

  it('has a region if its country has regions', () => {
    expect(() => shippingAddressOf(BOOK, { ...ADDRESS, region: '' })).toThrow(
      expect.objectContaining({ code: 'COMMERCE.REGION_MISSING' }),
    );
  });

  it('is required for a paperback, and not allowed otherwise', () => {
    expect(shippingAddressOf(BOOK, ADDRESS)).toEqual(ADDRESS);
    expect(shippingAddressOf(BOOK, { ...ADDRESS, line2: '' })).toEqual({ ...ADDRESS, line2: null });
    expect(shippingAddressOf({ ...BOOK, type: 'ebook' }, undefined)).toBeNull();
    expect(() => shippingAddressOf({ ...BOOK, type: 'ebook' }, ADDRESS)).toThrow(
      expect.objectContaining({ code: 'COMMERCE.ADDRESS_NOT_NEEDED' }),
    );
    const message = 'Please enter the shipping address for A Printed Book.';
    expect(() => shippingAddressOf(BOOK, undefined)).toThrow(
      expect.objectContaining({
        code: 'COMMERCE.ADDRESS_MISSING',
        errors: [{ field: 'shippingAddress', message }],
      }),
    );
  });

  it.each([
    ['US', ['04217', '04217-1234'], ['4217', '042170', 'x04217', '04217-12', 'H2Y 1C6']],
    ['CA', ['H2Y 1C6', 'h2y1c6'], ['H2Y  1C6', '04217', 'H2Y 1C66', 'XH2Y 1C6']],
    ['DE', ['10115'], ['1011', 'D-10115', '101150']],
    ['GB', ['SW1A 1AA', 'anything'], []],
  ])('has a postal code of %s', (country, good, bad) => {
    for (const postalCode of good)
      expect(shippingAddressOf(BOOK, { ...ADDRESS, country, postalCode })).toMatchObject({ postalCode });
    for (const postalCode of bad)
      expect(() => shippingAddressOf(BOOK, { ...ADDRESS, country, postalCode })).toThrow(
        expect.objectContaining({
          code: 'COMMERCE.POSTAL_CODE_UNKNOWN',
          errors: [expect.objectContaining({ field: 'shippingAddress.postalCode' })],
        }),
      );
  });
});
