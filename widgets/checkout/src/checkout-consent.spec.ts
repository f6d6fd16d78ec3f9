import { ApiError } from '@lectern/api-client';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutApi } from './api/checkout-api.js';
import { isComplete } from './checkout-state.js';
import { anna, BookCheckout, phaseOf } from './testing/book-checkout.js';

const withdrawalConsent = 'I agree that the download begins.';

describe('The consent of a checkout', () => {
  const startPayment = jest.fn<CheckoutApi['startPayment']>();
  let tab: BookCheckout;

  beforeEach(() => {
    startPayment.mockReset().mockResolvedValue({ clientSecret: 'pi_1_secret_1' });
    tab = new BookCheckout({ startPayment }, { law: { withdrawalConsent } });
  });

  it('is asked for before the purchase begins, and sent with it', async () => {
    const session = tab.begin();
    session.edit(anna);
    expect(isComplete(session.store.getState(), tab.options)).toBe(false);
    session.agree(true);
    expect(isComplete(session.store.getState(), tab.options)).toBe(true);
    await session.buy();
    expect(startPayment.mock.calls[0]?.[0]).toMatchObject({ withdrawalConsent });
    expect(phaseOf(session)).toBe('payment');
  });

  it('must be given for each purchase, also in the same tab', async () => {
    const first = tab.begin();
    first.edit(anna);
    first.agree(true);
    expect(tab.begin().store.getState()).toMatchObject({ customer: anna, hasAgreed: false });
    await first.buy();
    first.startOver();
    expect(first.store.getState().hasAgreed).toBe(false);
  });

  it('waits for the buyer on a page that asked for everything else', async () => {
    const session = tab.begin({ layout: 'payment-only', customer: anna });
    await session.open();
    expect([phaseOf(session), startPayment.mock.calls]).toEqual(['details', []]);
  });

  it('is left to the shop if it is missing, and takes back the error once it changes', async () => {
    const message = 'Please agree.';
    const errors = [{ field: 'withdrawalConsent', message }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: message, errors };
    startPayment.mockRejectedValue(new ApiError(400, problem));
    const session = tab.begin();
    session.edit(anna);
    await session.buy();
    expect(startPayment.mock.calls[0]?.[0]).not.toHaveProperty('withdrawalConsent');
    expect(session.store.getState()).toMatchObject({ phase: 'details', failure: message });
    session.agree(true);
    expect(session.store.getState()).toMatchObject({ failure: null });
  });
});
