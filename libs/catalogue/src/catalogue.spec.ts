import { describe, expect, it } from '@jest/globals';
import { bookById, bookByProductId, detailsOf, bookIds, books, productSeeds, salesPageOf } from './index.js';
import { site } from './index.js';

describe('the catalogue', () => {
  it('finds a book by its id and by its product', () => {
    expect(bookById('women-teach')?.path).toBe('/why-women');
    expect(bookByProductId('why-women-ebook')?.id).toBe('women-teach');
  });

  it('returns undefined for unknown books and products', () => {
    expect(bookById('five-verses')).toBeUndefined();
    expect(bookByProductId('no-such-ebook')).toBeUndefined();
  });

  it('seeds the shop with seven e-books at the author’s prices and one pre-order', () => {
    expect(productSeeds.map(({ id, priceCents, availability }) => [id, priceCents, availability])).toEqual([
      ['finding-peace-ebook', 999, 'in-stock'],
      ['starting-over-ebook', 995, 'in-stock'],
      ['grant-writing-ebook', 995, 'in-stock'],
      ['why-women-ebook', 995, 'in-stock'],
      ['fresh-start-ebook', 995, 'in-stock'],
      ['fear-not-ebook', 995, 'in-stock'],
      ['thank-god-mom-ebook', 995, 'in-stock'],
      ['greedy-lying-ebook', 995, 'pre-order'],
    ]);
  });

  it('shows the price on a book’s card that the shop is seeded with @S2-sales-pages-10', () => {
    for (const seed of productSeeds) expect(bookById(seed.bookId)?.ebookPriceCents).toBe(seed.priceCents);
    expect(new Set(productSeeds.map(({ priceCents }) => priceCents))).toEqual(new Set([995, 999]));
  });

  it('does not sell an unreleased book', () => {
    expect(bookById('greedy-lying')).toMatchObject({
      productId: null,
      preOrderProductId: 'greedy-lying-ebook',
      availability: 'pre-order',
    });
  });

  it('has every field of a book: prices, ISBNs, stores, texts @S1-books-24', () => {
    const details = detailsOf('finding-peace');
    expect(bookById('finding-peace')).toMatchObject({
      subtitle: 'Stillness as a Daily Practice',
      category: 'spiritual',
      featured: true,
      edition: {
        label: 'Paperback',
        priceCents: 1695,
        pages: 224,
        publishedOn: '2024-11-15',
        isbn: '979-8-000-00012-0',
      },
      ebookPriceCents: 999,
      hardbackPriceCents: 1999,
      ebookIsbn: '979-8-000-00011-3',
      hardbackIsbn: '979-8-000-00013-7',
    });
    expect(bookById('grant-writing')).toMatchObject({ hardbackPriceCents: null, hardbackIsbn: null });
    for (const { shops, cover, keywords } of books) {
      expect(shops.map(({ url }) => new URL(url).hostname)).toEqual([
        'www.amazon.com',
        'www.barnesandnoble.com',
        'www.kobo.com',
        'books.apple.com',
      ]);
      expect(cover.src).toMatch(/\.webp$/);
      expect(keywords.length).toBeGreaterThan(0);
    }
    for (const part of [
      details.description,
      details.detailedDescription,
      details.keyFeatures,
      details.targetAudience,
    ]) {
      expect(part.length).toBeGreaterThan(0);
    }
  });

  it('loads the details and the sales page of every book', () => {
    for (const id of bookIds) {
      expect(detailsOf(id).bookId).toBe(id);
      expect(salesPageOf(id).bookId).toBe(id);
    }
    const page = salesPageOf('finding-peace');
    expect(page.retailers).toHaveLength(8);
    expect(page.keywords).toEqual(bookById('finding-peace')?.keywords);
    expect(site.pages['/finding-peace']).toEqual(page.meta);
  });

  it('gives every book a cover in two formats at seven widths, and a social image', () => {
    for (const { cover, socialImage } of books) {
      expect(cover.avifSrcSet.match(/\/images\/[a-z-]+-\d+\.[0-9a-f]{8}\.avif \d+w/g)).toHaveLength(7);
      expect(cover.webpSrcSet.match(/\/images\/[a-z-]+-\d+\.[0-9a-f]{8}\.webp \d+w/g)).toHaveLength(7);
      expect(cover.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(socialImage).toMatch(/^\/images\/social-.*\.jpg$/);
    }
  });
});
