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
});
