import { describe, expect, it } from '@jest/globals';
import { paidReturnPath, returnUrl } from './return-url.js';

const options = {
  productId: 'p',
  productTitle: 'P',
  priceCents: 1,
  formats: [],
  phone: false,
  notify: () => undefined,
};

describe('return URL', () => {
  it('is the thank-you page of the product', () => {
    expect(returnUrl({ ...options, slug: 'why-women' }, 'https://example.org')).toBe(
      'https://example.org/thank-you?product=why-women',
    );
  });

  it('is the page’s choice, on this site only', () => {
    const returnPath = '/shop?success=true';
    expect(returnUrl({ ...options, slug: 'x', returnPath }, 'https://example.org')).toBe(
      'https://example.org/shop?success=true',
    );
  });

  it('contains the proof of payment, but neither name nor email @S2-sales-pages-21', () => {
    const customer = { name: 'Anna', email: 'anna@example.org' };
    expect(paidReturnPath({ ...options, slug: 'why-women', customer }, 'pi_1_secret_1')).toBe(
      '/thank-you?product=why-women#payment_intent_client_secret=pi_1_secret_1',
    );
  });
});
