import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@lectern/api-client';

import type { CheckoutApi } from './api/checkout-api.js';
import { beginning, hasDetails, next } from './checkout-state.js';
import { COUNTRIES, shownTotal } from './tax-place.js';
import { anna, BookCheckout, phaseOf } from './testing/book-checkout.js';

const place = { country: 'DE', postalCode: '10117' };
const total = { priceCents: 999, taxCents: 70, totalCents: 1069, rates: 'VAT 7%', quote: 'taxcalc_1.signed' };

describe('checkout with added tax', () => {
  const startPayment = jest.fn<CheckoutApi['startPayment']>();
  const askTotal = jest.fn<CheckoutApi['askTotal']>();
  let tab: BookCheckout;

  beforeEach(() => {
    startPayment.mockReset().mockResolvedValue({ clientSecret: 'pi_1_secret_1' });
    askTotal.mockReset().mockResolvedValue(total);
    tab = new BookCheckout({ startPayment, askTotal }, { addsTax: true });
  });
  const interpolate = () => {
    const session = tab.begin();
    session.edit({ ...anna, place });
    return session;
  };

  it('lists each country once', () => {
    expect(new Set(COUNTRIES).size).toBe(239);
    expect(COUNTRIES).toHaveLength(239);
    for (const country of ['AD', 'DE', 'GB', 'US', 'ZW']) expect(COUNTRIES).toContain(country);
  });

  it('asks for the country, and for the postal code if the country is not enough', () => {
    const asked = { addsTax: true };
    expect(hasDetails(anna, asked)).toBe(false);
    expect(hasDetails({ ...anna, place: { country: 'DE', postalCode: '' } }, asked)).toBe(true);
    expect(hasDetails({ ...anna, place: { country: 'US', postalCode: '' } }, asked)).toBe(false);
    expect(hasDetails({ ...anna, place: { country: 'US', postalCode: '20001' } }, asked)).toBe(true);
  });

  it('shows the total on the first click, and starts the payment of that total on the second', async () => {
    const session = interpolate();
    await session.buy();
    expect(session.store.getState()).toMatchObject({ phase: 'details', total });
    expect(askTotal).toHaveBeenCalledWith({ productId: 'book', country: 'DE', postalCode: '10117' });
    expect(startPayment).not.toHaveBeenCalled();
    await session.buy();
    expect(startPayment.mock.calls[0]?.[0]).toMatchObject({ amount: 1069, taxQuote: total.quote });
    expect(session.store.getState()).toMatchObject({ phase: 'payment', total });
  });

  it('shows the total again after a reload at the card step', async () => {
    const session = interpolate();
    await session.buy();
    await session.buy();
    const again = tab.begin();
    await again.open();
    expect(again.store.getState()).toMatchObject({
      phase: 'payment',
      total: { totalCents: 1069, taxCents: 70 },
    });
  });

  it('forgets the total when the place or price changes, and after a rejection', async () => {
    const known = next(
      { ...beginning, customer: { ...anna, place }, total },
      { type: 'edited', customer: anna },
    );
    expect(known.total).toBeNull();
    const renamed = { ...anna, name: 'Ruth', place };
    const kept = next(
      { ...beginning, customer: { ...anna, place }, total },
      { type: 'edited', customer: renamed },
    );
    expect(kept.total).toEqual(total);
    expect(shownTotal(total, { priceCents: 799 })).toBeNull();
    const session = interpolate();
    await session.buy();
    startPayment.mockRejectedValueOnce(new Error('No line.'));
    await session.buy();
    expect(session.store.getState()).toMatchObject({ phase: 'details', total: null });
  });

  it('shows errors of the place at its fields', async () => {
    const detail = 'We can’t find this place.';
    const errors = [{ field: 'postalCode', message: detail }];
    const problem = { type: 'about:blank', title: '', status: 422, detail, errors };
    askTotal.mockRejectedValueOnce(new ApiError(422, problem, ''));
    const session = interpolate();
    await session.buy();
    expect(phaseOf(session)).toBe('details');
    expect(session.store.getState()).toMatchObject({ total: null, wrong: { postalCode: detail } });
    expect(startPayment).not.toHaveBeenCalled();
  });

  it('starts nothing on a shop’s page without a click', async () => {
    const session = tab.begin({ layout: 'payment-only', customer: anna });
    await session.open();
    expect(phaseOf(session)).toBe('details');
    expect(startPayment).not.toHaveBeenCalled();
  });
});
