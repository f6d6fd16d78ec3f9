import { describe, expect, it } from '@jest/globals';
import { missingIn, typedOf, writtenOf } from './product-fields.js';

const book = { title: 'A Quiet Mind', description: 'On rest.', price: 1299, type: 'ebook' } as const;

describe('Product fields', () => {
  it('are all required, including the price @S2-admin-products-2', () => {
    const nothing = { title: ' ', description: '', typedPrice: '', type: 'ebook' } as const;
    expect(missingIn(nothing)).toEqual({
      title: 'Please give the product a title.',
      description: 'Please describe the product.',
      price: 'Please give the product a price.',
    });
    expect(missingIn(typedOf(book))).toEqual({});
  });

  it('accept 0 as a price, and read invalid input as 0 @S2-admin-products-3', () => {
    for (const typedPrice of ['0', '0.00', 'nine']) {
      const typed = { ...typedOf(book), typedPrice };
      expect(missingIn(typed)).toEqual({});
      expect(writtenOf(typed).price).toBe(0);
    }
  });
});
