import { describe, expect, it } from '@jest/globals';
import { returnUrl } from './return-url.js';

const options = {
  productId: 'p',
  productTitle: 'P',
  priceCents: 1,
  formats: [],
  phone: false,
  notify: () => undefined,
};

describe('return address', () => {
  it('is the thank-you page of the product', () => {
    expect(returnUrl({ ...options, slug: 'why-women' }, 'https://example.org')).toBe(
      'https://example.org/thank-you?product=why-women',
    );
  });

  it('is what the page asks for, on this site only', () => {
    const returnPath = '/shop?success=true';
    expect(returnUrl({ ...options, slug: 'x', returnPath }, 'https://example.org')).toBe(
      'https://example.org/shop?success=true',
    );
  });
});
