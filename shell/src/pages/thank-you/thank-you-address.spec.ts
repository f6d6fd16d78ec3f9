import { describe, expect, it } from '@jest/globals';
import { bookIds } from '@lectern/catalogue';
import { bookOfProductValue, productValueOf } from './thank-you-address.js';
import { thankYouContent } from './thank-you.words.js';

const { books } = thankYouContent().words;

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

  it('is the book of the product, even if another one is called so', () => {
    const other = { id: 'mercy', path: '/mercy', productId: 'grace-ebook' };
    const named = { id: 'grace', path: '/grace', productId: 'fog-ebook' };
    expect(bookOfProductValue([named, other], 'grace')).toBe(other);
  });

  it('is no book if it is unknown or missing', () => {
    expect(bookOfProductValue(books, 'five-verses')).toBeUndefined();
    expect(bookOfProductValue(books, null)).toBeUndefined();
  });
});
