import { bookById, bookLinks, salesPageOf, decimalPrice } from '@lectern/catalogue';
import { describe, expect, it } from '@jest/globals';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import type { JsonLd } from './json-ld.js';
import { ratingData, salesPageData } from './sales-page-data.js';
const priced = (priceCents: number) => ({
  ...sampleSiteData,
  products: sampleSiteData.products.map((product) => ({ ...product, price: priceCents })),
});

describe('structured data of a sales page', () => {
  it('has the price of the shop’s own record @S2-sales-pages-5', () => {
    const nodes = salesPageData('finding-peace', '/finding-peace', priced(1234));
    const own = nodes
      .flatMap(({ offers }) => offers ?? [])
      .filter((offer) => !('seller' in (offer as object)));
    expect(own).toHaveLength(2);
    for (const offer of own) {
      expect(offer).toMatchObject({
        price: '12.34',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'http://localhost:3000/finding-peace',
      });
    }
  });

  it('has other sellers: of the e-book and of each printed edition, at their own price @S2-sales-pages-5', () => {
    const [book] = salesPageData('finding-peace', '/finding-peace', priced(1234));
    const sold = [book, ...((book?.workExample ?? []) as JsonLd[])].flatMap((edition) =>
      ([edition?.offers].flat() as { price: string; url: string; seller?: { name: string } }[]).flatMap(
        ({ price, url, seller }) => (seller ? [[edition?.isbn, seller.name, price, url]] : []),
      ),
    );
    const { retailers, editions } = salesPageOf('finding-peace');
    expect(sold).toHaveLength(8);
    for (const { name, url, format, priceCents } of retailers) {
      const isbn = editions.find(({ label }) => label === format)?.isbn?.replaceAll('-', '');
      expect(sold).toContainEqual([isbn, name, decimalPrice(priceCents ?? 0), url]);
    }
  });

  it('describes the book, the product and the breadcrumbs @S2-sales-pages-4', () => {
    const nodes = salesPageData('finding-peace', '/finding-peace', sampleSiteData);
    expect(nodes.map((node) => node['@type'])).toEqual(['Book', 'Product', 'BreadcrumbList']);
    expect(nodes[0]).toMatchObject({
      name: 'Finding Peace',
      datePublished: '2024-11-15',
      numberOfPages: 280,
    });
    expect(nodes[0]?.isbn).toMatch(/^97[89]\d{10}$/);
  });

  it.each(bookLinks)(
    'gives $path the price, ISBN and page count of its product @S2-sales-pages-5 @S2-sales-pages-28',
    ({ id, path }) => {
      const nodes = salesPageData(id, path, sampleSiteData);
      const book = bookById(id);
      const isComing = id === 'greedy-lying';
      expect(nodes[0]).toMatchObject({
        '@type': 'Book',
        isbn: (isComing ? salesPageOf(id).preOrder?.edition.isbn : book?.ebookIsbn)?.replaceAll('-', ''),
        datePublished: isComing ? '2025-02-01' : '2024-11-15',
      });
      const [offer] = [nodes[1]?.offers].flat();
      expect(offer).toMatchObject({
        price: isComing ? '24.99' : decimalPrice(book?.ebookPriceCents ?? 0),
        availability: `https://schema.org/${isComing ? 'PreOrder' : 'InStock'}`,
      });
      expect(nodes[1]).not.toHaveProperty('aggregateRating');
      expect(nodes[1]).not.toHaveProperty('review');
    },
  );

  it('has a pre-order at another shop, without an address @S2-sales-pages-28', () => {
    const nodes = salesPageData('greedy-lying', '/greedy-lying', sampleSiteData);
    const offers = [nodes[0]?.offers].flat() as Record<string, unknown>[];
    expect(offers).toHaveLength(2);
    expect(offers[1]).toMatchObject({ price: '24.99', priceCurrency: 'USD', seller: { name: 'Amazon' } });
    expect(offers[1]).not.toHaveProperty('url');
    expect(nodes[0]).toMatchObject({ numberOfPages: 300 });
  });

  it('sells a pre-order once the shop has released it @S2-sales-pages-29', () => {
    const products = sampleSiteData.products
      .slice(0, 1)
      .map((first) => ({ ...first, id: 'greedy-lying-ebook', title: 'Greedy/Lying', price: 995 }));
    const data = { ...sampleSiteData, products };
    const [book] = salesPageData('greedy-lying', '/greedy-lying', data);
    expect(book).toMatchObject({
      bookFormat: 'https://schema.org/EBook',
      isbn: '9798000000816',
      offers: [{ price: '9.95', availability: 'https://schema.org/InStock' }],
    });
  });

  it('marks a hidden product as unavailable @S2-sales-pages-11', () => {
    const [book] = salesPageData('fear-not', '/fear-not', { ...sampleSiteData, products: [] });
    const [own] = [book?.offers].flat();
    expect(own).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  });
});

describe('ratingData', () => {
  const review = { name: 'Ruth', rating: 4, text: 'Good.' } as const;

  it('counts only the ratings of buyers @S2-sales-pages-6', () => {
    const data = ratingData([
      { ...review, source: 'bought' },
      { ...review, rating: 5, source: 'bought' },
      { ...review, rating: 1, source: 'author' },
    ]);
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
    expect(data.review).toHaveLength(2);
  });

  it('counts all ratings verified here, and quotes the reviews shown on the page @S2-sales-pages-6', () => {
    const shown = [{ name: 'Naomi', rating: 5, text: 'Kind.' }] as const;
    const sample = { ...review, source: 'sample' } as const;
    const data = ratingData([sample], { count: 12, rating: 4.5, shown });
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 12 } });
    expect(data.review).toEqual([
      expect.objectContaining({ author: { '@type': 'Person', name: 'Naomi' }, reviewBody: 'Kind.' }),
    ]);
  });

  it('has the author’s reply as a comment on its review', () => {
    const replied = { name: 'Naomi', rating: 5, text: 'Kind.', reply: 'Thank you.' } as const;
    const shown = [replied, { name: 'Ruth', rating: 4, text: 'Good.' }] as const;
    const data = ratingData([], { count: 2, rating: 4.5, shown }, 'https://site.example/#author');
    const comment = {
      '@type': 'Comment',
      text: 'Thank you.',
      author: { '@id': 'https://site.example/#author' },
    };
    expect(data.review).toEqual([
      expect.objectContaining({ comment }),
      expect.not.objectContaining({ comment }),
    ]);
  });

  it('is empty without reviews of buyers @S2-sales-pages-6', () => {
    expect(
      ratingData([
        { ...review, source: 'sample' },
        { ...review, source: 'review-copy' },
      ]),
    ).toEqual({});
  });
});
