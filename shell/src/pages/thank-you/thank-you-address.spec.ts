import { describe, expect, it } from '@jest/globals';
import { bookIds } from '@lectern/catalogue';
import {
  bookOfProductValue,
  productValueOf,
  readReturn,
  thankYouAddress,
  withoutProof,
} from './thank-you-address.js';
import { thankYouContent } from './thank-you.words.js';

const { books } = thankYouContent().words;

describe('the return of a payment', () => {
  it('says which book was bought and proves it', () => {
    const search = '?product=why-women&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
    expect(readReturn(search)).toEqual({
      product: 'why-women',
      clientSecret: 'pi_1_secret_2',
      failed: false,
    });
  });

  it('says when the bank refused', () => {
    expect(readReturn('?redirect_status=failed').failed).toBe(true);
  });

  it('is read back from the address that the shop makes', () => {
    const { search } = new URL(thankYouAddress('pi_1_secret_2&x=y'), 'http://localhost');
    expect(readReturn(search).clientSecret).toBe('pi_1_secret_2&x=y');
  });

  it('leaves nothing in the address bar that proves the payment or names the buyer @S2-thank-you-4', () => {
    const search =
      '?product=why-women&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded&email=a%40b.c&name=Ruth';
    expect(withoutProof(search)).toBe('/thank-you?product=why-women');
    expect(withoutProof('?product=why-women')).toBeNull();
  });
});

describe('a product value @S2-thank-you-2', () => {
  it.each([
    ['finding-peace', 'finding-peace'],
    ['grant-writing', 'grant-writing'],
    ['fear-not', 'fear-not'],
    ['starting-over', 'starting-over'],
    ['thank-god-mom', 'thank-god-mom'],
    ['fresh-start', 'fresh-start'],
    ['why-women', 'women-teach'],
  ])('%p is the book %p', (value, bookId) => {
    expect(bookIds).toContain(bookId);
    const book = bookOfProductValue(books, value);
    expect(book?.id).toBe(bookId);
    expect(productValueOf(book?.productId ?? '')).toBe(value);
  });

  it('that is unknown or missing is no book', () => {
    expect(bookOfProductValue(books, 'five-verses')).toBeUndefined();
    expect(bookOfProductValue(books, null)).toBeUndefined();
  });
});
