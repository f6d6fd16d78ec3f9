import { describe, expect, it } from '@jest/globals';
import { sampleSiteData } from '../testing/sample-site-data.js';
import { decimalAmount } from './offer-data.js';
import { salesPageData } from './sales-page-data.js';

const priced = (priceCents: number) => ({
  ...sampleSiteData,
  products: sampleSiteData.products.map((product) => ({ ...product, price: priceCents })),
});

describe('structured data of a page that sells a book', () => {
  it('states the price of the shop’s own record', async () => {
    const nodes = await salesPageData('finding-peace', '/finding-peace', priced(1234));
    const offers = nodes.flatMap(({ offers }) => offers ?? []);
    expect(offers).toHaveLength(2);
    for (const offer of offers) {
      expect(offer).toMatchObject({
        price: '12.34',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'http://localhost:3000/finding-peace',
      });
    }
  });

  it('describes the book, the product and the way to them', async () => {
    const nodes = await salesPageData('finding-peace', '/finding-peace', sampleSiteData);
    expect(nodes.map((node) => node['@type'])).toEqual(['Book', 'Product', 'BreadcrumbList']);
    expect(nodes[0]).toMatchObject({
      name: 'Finding Peace',
      datePublished: '2024-11-15',
      numberOfPages: 280,
    });
    expect(nodes[0]?.isbn).toMatch(/^97[89]\d{10}$/);
  });
});

describe('decimalAmount', () => {
  it('keeps both decimals', () => {
    expect(decimalAmount(900)).toBe('9.00');
    expect(decimalAmount(995)).toBe('9.95');
    expect(decimalAmount(5)).toBe('0.05');
  });
});
