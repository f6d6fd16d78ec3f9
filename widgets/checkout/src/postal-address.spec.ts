import { describe, expect, it } from '@jest/globals';
import { emptyAddress, isAddressFilled, trimmedAddress } from './postal-address.js';

const interpolate = {
  name: 'Ruth Weaver',
  line1: ' 12 Orchard Lane ',
  line2: '',
  city: 'Richmond',
  region: 'Virginia',
  postalCode: '23220',
  country: 'US',
};

describe('postal address', () => {
  it('is complete if everything except its second line is filled in', () => {
    expect(isAddressFilled(interpolate)).toBe(true);
    expect(isAddressFilled({ ...interpolate, city: ' ' })).toBe(false);
    expect(isAddressFilled(emptyAddress)).toBe(false);
    expect(isAddressFilled(undefined)).toBe(false);
    const berlin = { ...interpolate, region: '', country: 'DE' };
    expect(isAddressFilled(berlin)).toBe(false);
    expect(isAddressFilled(berlin, ['name', 'line1', 'postalCode', 'city'])).toBe(true);
  });

  it('is sent trimmed, without an empty second line', () => {
    const { line2: _, ...lines } = interpolate;
    expect(trimmedAddress(interpolate)).toEqual({ ...lines, line1: '12 Orchard Lane' });
  });
});
