import { describe, expect, it } from '@jest/globals';
import { bookOfProduct } from './book-of-product.js';
import { shopContent } from './shop.words.js';

const { words } = shopContent();

describe('the book behind a product', () => {
  it('is known by its id, also where it was released after it could be asked for', () => {
    const ebook = (id: string) => bookOfProduct(words, { id, title: 'Any', type: 'ebook' })?.id;
    expect(ebook('why-women-ebook')).toBe('women-teach');
    expect(ebook('greedy-lying-ebook')).toBe('greedy-lying');
    expect(ebook('evening-talk')).toBeUndefined();
  });

  it('is known of a paperback by how its title begins', () => {
    const title = 'Finding Peace, paperback';
    expect(bookOfProduct(words, { id: 'p', title, type: 'paperback' })?.id).toBe('finding-peace');
    expect(bookOfProduct(words, { id: 'p', title, type: 'speaking' })).toBeUndefined();
  });
});
