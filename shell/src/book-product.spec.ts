import { bookById, salesPages } from '@lectern/catalogue';
import { describe, expect, it } from '@jest/globals';
import { isOnSale, productOfBook } from './book-product.js';
import { sampleSiteData } from './testing/sample-site-data.js';

const [anyProduct] = sampleSiteData.products;
if (!anyProduct) throw new Error('The sample shop is empty.');
const known = async (id: 'fear-not' | 'women-teach' | 'fresh-start' | 'greedy-lying') => ({
  productId: bookById(id)?.productId ?? null,
  productWords: (await salesPages[id]()).productWords,
});

describe('the shop’s record of a book', () => {
  it('is found by its id', async () => {
    expect(productOfBook(sampleSiteData.products, await known('women-teach'))?.id).toBe('why-women-ebook');
    expect(productOfBook(sampleSiteData.products, await known('fear-not'))?.id).toBe('fear-not-ebook');
  });

  it('is found by the words of its title where its id is another, but only among e-books', async () => {
    const imported = { ...anyProduct, id: 'row-7', title: 'A Survivor’s Guide to Bankruptcy' };
    const talk = { ...imported, id: 'row-6', type: 'speaking' as const };
    expect(productOfBook([anyProduct, talk, imported], await known('fresh-start'))?.id).toBe('row-7');
  });

  it('is nothing where the shop has none', async () => {
    expect(productOfBook([anyProduct], await known('fear-not'))).toBeUndefined();
    expect(isOnSale(undefined)).toBe(false);
  });

  it('can be bought once it is in stock', async () => {
    const coming = { ...anyProduct, id: 'x', title: 'Greedy/Lying', availability: 'pre-order' as const };
    const listed = productOfBook([coming], await known('greedy-lying'));
    expect(listed?.id).toBe('x');
    expect(isOnSale(listed)).toBe(false);
    const released = { ...coming, availability: 'in-stock' as const };
    expect(isOnSale(released)).toBe(true);
    expect(isOnSale(anyProduct)).toBe(true);
  });
});
