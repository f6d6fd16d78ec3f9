import { describe, expect, it } from '@jest/globals';
import { type Law, site } from '@lectern/catalogue';
import { checkoutLaw } from './checkout-law.words.js';

const law: Law = {
  ...site.law,
  ...{ hasBindingButton: true, withdrawalConsent: 'I agree.', vat: 'included' },
  ...{ vatNote: 'incl. VAT', postageNote: 'incl. shipping' },
};

describe('The law of a checkout', () => {
  it('asks for consent with files, and says with posted books that shipping is in the price', () => {
    expect(checkoutLaw('ebook', law)).toEqual({
      ...{ hasBindingButton: true, withdrawalConsent: 'I agree.', priceNote: 'incl. VAT' },
    });
    expect(checkoutLaw('paperback', law)).toEqual({
      ...{ hasBindingButton: true, priceNote: 'incl. VAT, incl. shipping' },
    });
    expect(checkoutLaw('speaking', law)).toEqual({ hasBindingButton: true, priceNote: 'incl. VAT' });
  });

  it('is nothing on the site of this author', () => {
    expect(checkoutLaw('ebook')).toBeUndefined();
  });
});
