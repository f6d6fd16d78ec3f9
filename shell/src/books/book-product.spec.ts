import { bookById, salesPageOf } from '@lectern/catalogue';
import { describe, expect, it } from '@jest/globals';
import { productOfBook } from './book-product.js';
import { sampleSiteData } from '../testing/sample-site-data.js';

const [anyProduct] = sampleSiteData.products;
if (!anyProduct) throw new Error('The sample shop is empty.');
const known = (id: 'fear-not' | 'women-teach' | 'fresh-start' | 'greedy-lying') => ({
  productId: bookById(id)?.productId ?? bookById(id)?.preOrderProductId ?? null,
  productWords: salesPageOf(id).productWords,
});

describe('the product of a book', () => {
  it('is found by its id @S2-sales-pages-9', () => {
    expect(productOfBook(sampleSiteData.products, known('women-teach'))?.id).toBe('why-women-ebook');
    expect(productOfBook(sampleSiteData.products, known('fear-not'))?.id).toBe('fear-not-ebook');
  });

  it('is found by the words of its title if the id differs, among e-books only @S2-calls-and-errors-3 @S2-sales-pages-9', () => {
    const imported = { ...anyProduct, id: 'row-7', title: 'A Survivor’s Guide to Bankruptcy' };
    const talk = { ...imported, id: 'row-6', type: 'speaking' as const };
    expect(productOfBook([anyProduct, talk, imported], known('fresh-start'))?.id).toBe('row-7');
  });

  it('is undefined if the shop has none', () => {
    expect(productOfBook([anyProduct], known('fear-not'))).toBeUndefined();
  });

  it('exists for a pre-order once the shop lists it', () => {
    expect(productOfBook(sampleSiteData.products, known('greedy-lying'))).toBeUndefined();
    const released = { ...anyProduct, id: 'greedy-lying-ebook', title: 'A Citizen’s Commentary' };
    expect(productOfBook([anyProduct, released], known('greedy-lying'))).toBe(released);
  });
});
