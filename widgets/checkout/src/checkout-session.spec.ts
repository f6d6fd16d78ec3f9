import { ApiError } from '@lectern/api-client';
import type { CheckoutOptions, Toast } from '@lectern/widget-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutApi } from './api/checkout-api.js';
import { removeStoredPayment, storePayment, findStoredPayment } from '@lectern/widget-kit';
import type { PaymentOutcome } from './payment/payment-provider.js';
import { anna, BookCheckout, phaseOf, ready } from './testing/book-checkout.js';

describe('checkout session @S2-sales-pages-16', () => {
  let tab: BookCheckout;
  let toasts: Toast[];
  let bought: string[];
  const startPayment = jest.fn<CheckoutApi['startPayment']>();
  const claimPurchase = jest.fn<CheckoutApi['claimPurchase']>();
  const navigateTo = jest.fn<(address: string) => void>();

  const begin = (changed?: Partial<CheckoutOptions>) => tab.begin(changed);
  const atPayment = () => tab.atPayment();
  const cardThat = (confirm: () => Promise<PaymentOutcome>) => ({ confirm: jest.fn(confirm) });
  const titles = () => toasts.map(({ title }) => title);
  const keys = () => startPayment.mock.calls.map(([, how]) => how?.idempotencyKey);

  beforeEach(() => {
    toasts = [];
    bought = [];
    startPayment.mockReset().mockResolvedValue({ clientSecret: 'pi_1_secret_1' });
    navigateTo.mockReset();
    claimPurchase.mockReset().mockResolvedValue(ready);
    tab = new BookCheckout(
      { startPayment, claimPurchase, navigateTo },
      { notify: (toast) => toasts.push(toast), onPurchased: ({ orderRef }) => bought.push(orderRef) },
    );
  });

  it('reports missing details and starts nothing', async () => {
    const session = begin();
    await session.buy();
    expect(toasts).toEqual([
      { title: 'Error', description: 'Please fill in your name and email address', tone: 'destructive' },
    ]);
    expect(startPayment).not.toHaveBeenCalled();
  });

  it('sends the trimmed name, the address, and the shown price, but never the phone number @S2-sales-pages-15', async () => {
    const session = begin();
    session.edit({ ...anna, name: ' Anna ' });
    await session.buy();
    expect(startPayment.mock.calls[0]?.[0]).toEqual({
      productId: 'book',
      customerName: 'Anna',
      customerEmail: 'anna@example.org',
      amount: 999,
    });
    expect(titles()).toEqual(['Payment Ready']);
  });

  it('creates one order on a double click', async () => {
    const session = begin();
    session.edit(anna);
    await Promise.all([session.buy(), session.buy()]);
    expect(startPayment).toHaveBeenCalledTimes(1);
  });

  it('creates one order on a retry after a lost response, and after a reload', async () => {
    startPayment.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const session = await atPayment();
    expect(toasts[0]).toMatchObject({ title: 'Error', description: 'Failed to process purchase' });
    await session.buy();
    session.startOver();
    await atPayment();
    expect(new Set(keys()).size).toBe(1);
  });

  it('creates another order for another person', async () => {
    const session = await atPayment();
    session.startOver();
    session.edit({ ...anna, email: 'ben@example.org' });
    await session.buy();
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows the server’s message when it rejects the order, and retries with another key', async () => {
    const problem = { type: 'about:blank', title: 'Invalid', status: 422, detail: 'Not for sale.' };
    startPayment.mockRejectedValueOnce(new ApiError(422, problem, ''));
    const session = await atPayment();
    expect(toasts[0]).toMatchObject({ title: 'Error', description: '422: Not for sale.' });
    expect(session.store.getState()).toMatchObject({ phase: 'details', failure: 'Not for sale.' });
    await session.buy();
    expect(new Set(keys()).size).toBe(2);
  });

  describe('for a repeated purchase within a day (C1)', () => {
    const question = 'You bought this 2 minutes ago. Open it, or buy another copy?';
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: question,
      code: 'COMMERCE.BOUGHT_ALREADY',
      orderUrl: '/orders/R1.0.token',
    };
    const how = () => startPayment.mock.calls.map(([, each]) => each);

    it('sends its earlier keys and asks the server to check', async () => {
      const first = await atPayment();
      await first.pay(cardThat(() => Promise.resolve({ kind: 'paid' })));
      removeStoredPayment(tab.storage, 'book');
      await atPayment();
      const [earlier] = keys();
      expect(how()[1]).toMatchObject({ ifBought: 'ask', recentKeys: [keys()[1], earlier] });
    });

    it('shows the question instead of an error, and continues with another key', async () => {
      startPayment.mockRejectedValueOnce(new ApiError(409, problem, ''));
      const session = await atPayment();
      expect(toasts).toEqual([]);
      expect(session.store.getState()).toMatchObject({
        phase: 'details',
        failure: null,
        repeat: { question, orderUrl: '/orders/R1.0.token' },
      });
      await session.buyAnother();
      expect(phaseOf(session)).toBe('payment');
      expect(session.store.getState().repeat).toBeNull();
      expect(how().map((each) => each?.ifBought)).toEqual(['ask', 'buy']);
      expect(new Set(keys()).size).toBe(2);
    });

    it('skips the question after “Buy another copy” below the files', async () => {
      const session = await atPayment();
      await session.pay(cardThat(() => Promise.resolve({ kind: 'paid' })));
      session.startOver();
      session.edit(anna);
      await session.buy();
      expect(how().map((each) => each?.ifBought)).toEqual(['ask', 'buy']);
    });

    it('drops the question when the details change', async () => {
      startPayment.mockRejectedValueOnce(new ApiError(409, problem, ''));
      const session = await atPayment();
      session.edit({ ...anna, name: 'Ben' });
      expect(session.store.getState().repeat).toBeNull();
    });
  });

  it('hands out the files after payment, in two toasts', async () => {
    const session = await atPayment();
    await session.pay(cardThat(() => Promise.resolve({ kind: 'paid' })));
    expect(session.store.getState()).toMatchObject({
      phase: 'done',
      purchase: ready,
      customer: { name: '' },
    });
    expect(titles()).toEqual(['Payment Ready', 'Payment Successful', 'Purchase Complete!']);
    expect(bought).toEqual(['R1']);
  });

  it('drops toasts of earlier steps and attempts, but not its own (S1, S2)', async () => {
    const shown: string[] = [];
    const session = begin({
      notify: ({ title }) => shown.push(title),
      dropToasts: () => void shown.splice(0),
    });
    await session.buy();
    expect(shown).toEqual(['Error']);
    session.edit(anna);
    await session.buy();
    expect(shown).toEqual(['Payment Ready']);
    await session.pay(cardThat(() => Promise.resolve({ kind: 'declined', message: 'No funds.' })));
    expect(shown).toEqual(['Payment Failed']);
    await session.pay(cardThat(() => Promise.resolve({ kind: 'paid' })));
    expect(shown).toEqual(['Payment Successful', 'Purchase Complete!']);
  });

  it('leads to the return page with the proof, without a success message of its own @S2-sales-pages-20', async () => {
    const session = begin({ slug: 'why-women', afterPayment: 'return' });
    session.edit(anna);
    await session.buy();
    await session.pay(cardThat(() => Promise.resolve({ kind: 'paid' })));
    expect(navigateTo.mock.calls).toEqual([
      ['/thank-you?product=why-women#payment_intent_client_secret=pi_1_secret_1'],
    ]);
    expect(titles()).toEqual(['Payment Ready']);
    expect(session.store.getState()).toMatchObject({ phase: 'paying', customer: anna });
    expect(claimPurchase).not.toHaveBeenCalled();
  });

  it('shortens the message for an unexpected error if a paid order leads to the return page @S2-sales-pages-22', async () => {
    const session = begin({ afterPayment: 'return' });
    session.edit(anna);
    await session.buy();
    tab.standing = new TypeError('Failed to fetch');
    await session.pay(cardThat(() => Promise.reject(new Error('odd'))));
    expect(toasts.at(-1)).toMatchObject({ description: 'An unexpected error occurred.' });
  });

  it('sends the card once on a double click', async () => {
    const session = await atPayment();
    const card = cardThat(() => Promise.resolve({ kind: 'paid' }));
    await Promise.all([session.pay(card), session.pay(card)]);
    expect(card.confirm).toHaveBeenCalledTimes(1);
  });

  it('keeps the card form with the bank’s message after a decline', async () => {
    const session = await atPayment();
    await session.pay(cardThat(() => Promise.resolve({ kind: 'declined', message: 'No funds.' })));
    expect(session.store.getState()).toMatchObject({ phase: 'payment', failure: 'No funds.' });
    expect(toasts.at(-1)).toMatchObject({ title: 'Payment Failed', description: 'No funds.' });
  });

  it('continues to the files if the response was lost but the payment succeeded', async () => {
    const session = await atPayment();
    tab.standing = 'paid';
    await session.pay(cardThat(() => Promise.reject(new TypeError('Failed to fetch'))));
    expect(phaseOf(session)).toBe('done');
    expect(titles()).not.toContain('Payment Error');
  });

  it.each([
    ['the payment is still open', 'open' as const, 'You weren’t charged'],
    ['the connection is gone', new TypeError('Failed to fetch'), 'can’t tell yet whether you were charged'],
  ])('says whether anything was charged if %s (C22)', async (_case, standing, sentence) => {
    const session = await atPayment();
    tab.standing = standing;
    await session.pay(cardThat(() => Promise.reject(new Error('odd'))));
    expect(session.store.getState()).toMatchObject({
      phase: 'payment',
      failure: expect.stringContaining(sentence),
    });
    expect(toasts.at(-1)).toEqual({
      title: 'Payment Error',
      description: 'An unexpected error occurred. Please try again.',
      tone: 'destructive',
    });
  });

  it('returns to the card form after a reload', async () => {
    await atPayment();
    const reloaded = begin();
    await reloaded.open();
    expect(reloaded.store.getState()).toMatchObject({ phase: 'payment', clientSecret: 'pi_1_secret_1' });
  });

  it('shows the files after a reload if the payment has succeeded', async () => {
    await atPayment();
    tab.standing = 'paid';
    const reloaded = begin();
    await reloaded.open();
    expect(phaseOf(reloaded)).toBe('done');
  });

  it('starts over with a new order after a reload if the payment was canceled', async () => {
    await atPayment();
    tab.standing = 'gone';
    const reloaded = begin();
    await reloaded.open();
    expect(phaseOf(reloaded)).toBe('details');
    await reloaded.buy();
    expect(new Set(keys()).size).toBe(2);
  });

  it('starts the payment itself if the page has asked for the details', async () => {
    const session = begin({ layout: 'payment-only', customer: { name: 'Anna', email: 'anna@example.org' } });
    await session.open();
    expect(phaseOf(session)).toBe('payment');
  });

  it('resumes the payment that the page stored, without starting another', async () => {
    storePayment(tab.storage, 'book', {
      clientSecret: 'pi_2_secret_2',
      priceCents: 999,
      name: 'Anna',
      email: 'a@b.cd',
    });
    const session = begin({ layout: 'payment-only', customer: { name: 'Anna', email: 'a@b.cd' } });
    await session.open();
    expect(session.store.getState()).toMatchObject({ phase: 'payment', clientSecret: 'pi_2_secret_2' });
    expect(startPayment).not.toHaveBeenCalled();
  });

  it('starts another if the page’s payment is gone', async () => {
    storePayment(tab.storage, 'book', {
      clientSecret: 'pi_2_secret_2',
      priceCents: 999,
      name: 'Anna',
      email: 'a@b.cd',
    });
    tab.standing = 'gone';
    const session = begin({ layout: 'payment-only', customer: { name: 'Anna', email: 'a@b.cd' } });
    await session.open();
    expect(session.store.getState()).toMatchObject({ phase: 'payment', clientSecret: 'pi_1_secret_1' });
  });

  it('says that an old purchase can no longer be handed out, and can buy another copy', async () => {
    const kept = { clientSecret: 'pi_2_secret_2', priceCents: 999, name: 'Anna', email: 'a@b.cd' };
    storePayment(tab.storage, 'book', kept);
    tab.standing = 'paid';
    claimPurchase.mockRejectedValueOnce(new ApiError(410, undefined, 'Ended'));
    const session = begin();
    await session.open();
    expect(session.store.getState()).toMatchObject({
      phase: 'collecting',
      failure: expect.stringContaining('more than a day ago'),
    });
    expect(findStoredPayment(tab.storage, 'book')).toBeNull();
  });

  it('reports files that cannot be claimed, and offers to check again', async () => {
    claimPurchase.mockRejectedValueOnce(new ApiError(403, undefined, 'No'));
    const session = await atPayment();
    await session.pay(cardThat(() => Promise.resolve({ kind: 'paid' })));
    expect(session.store.getState()).toMatchObject({ phase: 'collecting', failure: expect.any(String) });
    await session.collectAgain();
    expect(phaseOf(session)).toBe('done');
  });
});
