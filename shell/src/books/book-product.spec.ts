import { bookById, salesPageOf } from '@lectern/catalogue';
import { describe, expect, it } from '@jest/globals';
import { productOfBook } from './book-product.js';
import { sampleSiteData } from '../testing/sample-site-data.js';

const [anyProduct] = sampleSiteData.products;
if (!anyProduct) throw new Error('The sample shop is empty.');
const known = async (id: 'fear-not' | 'women-teach' | 'fresh-start' | 'greedy-lying') => ({
  productId: bookById(id)?.productId ?? bookById(id)?.preOrderProductId ?? null,
  productWords: (await salesPageOf(id)).productWords,
});

describe('the shop’s record of a book', () => {
  it('is found by its id @S2-sales-pages-9', async () => {
    expect(productOfBook(sampleSiteData.products, await known('women-teach'))?.id).toBe('why-women-ebook');
    expect(productOfBook(sampleSiteData.products, await known('fear-not'))?.id).toBe('fear-not-ebook');
  });

  it('is found by the words of its title where its id is another, but only among e-books @S2-calls-and-errors-3 @S2-sales-pages-9', async () => {
    const imported = { ...anyProduct, id: 'row-7', title: 'A Survivor’s Guide to Bankruptcy' };
    const talk = { ...imported, id: 'row-6', type: 'speaking' as const };
    expect(productOfBook([anyProduct, talk, imported], await known('fresh-start'))?.id).toBe('row-7');
  });

  it('is nothing where the shop has none', async () => {
    expect(productOfBook([anyProduct], await known('fear-not'))).toBeUndefined();
  });

  it('is there for the book to come once the shop lists it', async () => {
    expect(productOfBook(sampleSiteData.products, await known('greedy-lying'))).toBeUndefined();
    const released = { ...anyProduct, id: 'greedy-lying-ebook', title: 'A Citizen’s Commentary' };
    expect(productOfBook([anyProduct, released], await known('greedy-lying'))).toBe(released);
  });
});
