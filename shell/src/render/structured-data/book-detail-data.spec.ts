import { describe, expect, it } from '@jest/globals';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { bookDetailData, bookListData } from './book-detail-data.js';
describe('structured data of a book’s page', () => {
  it('describes the book with each of its editions', () => {
    const [book] = bookDetailData('fear-not', sampleSiteData);
    expect(book).toMatchObject({
      '@type': 'Book',
      name: 'Fear Not: Faith to Move Forward',
      url: 'http://localhost:3000/books/fear-not',
    });
    const editions = book?.workExample as { bookFormat: string; isbn: string; offers?: unknown }[];
    expect(editions.map(({ bookFormat }) => bookFormat.split('/').at(-1))).toEqual([
      'EBook',
      'Paperback',
      'Hardcover',
      'Hardcover',
    ]);
    for (const { isbn } of editions) expect(isbn).toMatch(/^97[89]\d{10}$/);
    expect(editions.map(({ offers }) => Boolean(offers))).toEqual([true, false, false, false]);
  });

  it('offers the author’s own product at the shop’s price', () => {
    const products = sampleSiteData.products.map((product) => ({ ...product, price: 1234 }));
    const nodes = bookDetailData('grant-writing', { ...sampleSiteData, products });
    expect(nodes.map((node) => node['@type'])).toEqual(['Book', 'Product', 'BreadcrumbList']);
    expect(nodes[1]).toMatchObject({
      sku: 'grant-writing-ebook',
      offers: { price: '12.34', priceCurrency: 'USD' },
    });
  });

  it('has no offer for an unreleased book', () => {
    const nodes = bookDetailData('greedy-lying', sampleSiteData);
    expect(nodes.map((node) => node['@type'])).toEqual(['Book', 'BreadcrumbList']);
    expect(JSON.stringify(nodes)).not.toContain('Offer');
  });

  it('has the video of a book', () => {
    const nodes = bookDetailData('finding-peace', sampleSiteData);
    expect(nodes.find((node) => node['@type'] === 'VideoObject')).toMatchObject({
      contentUrl: 'http://localhost:3000/objects/digital-files/finding-peace-trailer.mp4',
      duration: 'PT2M30S',
      uploadDate: '2024-11-15T00:00:00Z',
    });
  });

  it('has breadcrumbs from the home page by way of all books', () => {
    const nodes = bookDetailData('fear-not', sampleSiteData);
    const trail = nodes.at(-1)?.itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/books',
      'http://localhost:3000/books/fear-not',
    ]);
  });
});

describe('structured data of the list of books', () => {
  it('has the address of each of the eight', () => {
    const [list] = bookListData(sampleSiteData);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 8 });
    expect((list?.itemListElement as { position: number; url: string }[] | undefined)?.[3]).toMatchObject({
      position: 4,
      url: 'http://localhost:3000/books/women-teach',
    });
  });
});
