import { describe, expect, it } from '@jest/globals';
import { bookOfProduct } from './book-of-product.js';
import { shopContent } from './shop.words.js';

const { words } = shopContent();

describe('bookOfProduct', () => {
  it('finds a book by its product’s id, also one released after it was announced', () => {
    const ebook = (id: string) => bookOfProduct(words, { id, title: 'Any', type: 'ebook' })?.id;
    expect(ebook('why-women-ebook')).toBe('women-teach');
    expect(ebook('greedy-lying-ebook')).toBe('greedy-lying');
    expect(ebook('evening-talk')).toBeUndefined();
  });

  it('finds the book of a paperback by the start of its title', () => {
    const title = 'Finding Peace, paperback';
    expect(bookOfProduct(words, { id: 'p', title, type: 'paperback' })?.id).toBe('finding-peace');
    expect(bookOfProduct(words, { id: 'p', title, type: 'speaking' })).toBeUndefined();
  });

  it('finds no book of a bundle, and the longer of two titles', () => {
    const bookOf = (title: string, books = words.books) =>
      bookOfProduct({ books }, { id: 'p', title, type: 'paperback' })?.title;
    expect(bookOf('Finding Peace and Fear Not, two paperbacks')).toBeUndefined();
    expect(bookOf('Finding Peace, Fear Not')).toBeUndefined();
    expect(bookOf('Finding Peaceful Days, paperback')).toBeUndefined();
    const [book] = words.books;
    const longer = {
      ...words,
      books: [...words.books, ...(book ? [{ ...book, title: 'Finding Peace Again' }] : [])],
    };
    expect(bookOf('Finding Peace Again, paperback', longer.books)).toBe('Finding Peace Again');
  });
});
