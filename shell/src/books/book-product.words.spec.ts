import { bookById } from '@lectern/catalogue';
import { describe, expect, it } from '@jest/globals';
import { productOfBook } from './book-product.words.js';
import { sampleSiteData } from '../testing/sample-site-data.js';

const [anyProduct] = sampleSiteData.products;
if (!anyProduct) throw new Error('The sample shop is empty.');
/** A shop that was not seeded from the content. */
const shopOf = (...titles: string[]) => ({
  products: titles.map((title, at) => ({ ...anyProduct, id: `row-${at}`, title })),
  offSaleIds: [],
});

describe('the product of a book', () => {
  it('is found by its id @S2-sales-pages-9', () => {
    expect(productOfBook(sampleSiteData, 'women-teach')?.id).toBe('why-women-ebook');
    expect(productOfBook(sampleSiteData, 'fear-not')?.id).toBe('fear-not-ebook');
  });

  it('is found by the words of its title if the id differs, among e-books only @S2-calls-and-errors-3 @S2-sales-pages-9', () => {
    const shop = shopOf('A Survivor’s Guide to Bankruptcy', 'Faith to Move Forward');
    expect(productOfBook(shop, 'fresh-start')?.id).toBe('row-0');
    expect(productOfBook(shop, 'fear-not')?.id).toBe('row-1');
    const talks = shop.products.map((product) => ({ ...product, type: 'speaking' as const }));
    expect(productOfBook({ ...shop, products: talks }, 'fresh-start')).toBeUndefined();
  });

  it('is never a bundle', () => {
    for (const title of ['Fear Not and Finding Peace', 'The Fear Not Bundle', 'Fear Not: Boxed Set'])
      expect(productOfBook(shopOf(title), 'fear-not')).toBeUndefined();
  });

  it('is never the product of another book', () => {
    const products = [{ ...anyProduct, id: 'grant-writing-ebook', title: 'Grants after Bankruptcy' }];
    expect(productOfBook({ products, offSaleIds: [] }, 'fresh-start')).toBeUndefined();
  });

  it('is never another product while its own is off sale', () => {
    const shop = { ...shopOf('Bankruptcy for Writers'), offSaleIds: ['fresh-start-ebook'] };
    expect(productOfBook(shop, 'fresh-start')).toBeUndefined();
  });

  it('is none if the author does not sell the book here, though the shop has one of its name', () => {
    const card = bookById('fear-not');
    const { productId } = card ?? {};
    Object.assign(card ?? {}, { productId: null });
    try {
      expect(productOfBook(sampleSiteData, 'fear-not')).toBeUndefined();
    } finally {
      Object.assign(card ?? {}, { productId });
    }
  });

  it('is undefined if several products could be meant, or none', () => {
    expect(productOfBook(shopOf('Fresh Start', 'Bankruptcy for Writers'), 'fresh-start')).toBeUndefined();
    expect(productOfBook(shopOf('Another'), 'fear-not')).toBeUndefined();
  });

  it('exists for a pre-order once the shop lists it', () => {
    expect(productOfBook(sampleSiteData, 'greedy-lying')).toBeUndefined();
    const released = { ...anyProduct, id: 'greedy-lying-ebook', title: 'A Citizen’s Commentary' };
    expect(productOfBook({ products: [anyProduct, released], offSaleIds: [] }, 'greedy-lying')).toBe(
      released,
    );
  });
});
