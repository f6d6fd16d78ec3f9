import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GUARANTEE_DAYS, GUARANTEE_DAYS_IN_WORDS } from '@lectern/money';
import { realContent } from '../testing/content-copy.js';
import { readContent, type Content } from './read-content.js';

const wordCount = (paragraphs: readonly string[]): number => paragraphs.join(' ').split(/\s+/).length;

/** Manuscripts use straight quotation marks, pages use curly ones. */
const plain = (text: string): string =>
  text.replace(/\*/g, '').replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

describe('the content of this site', () => {
  let content: Content;

  beforeAll(async () => {
    content = await readContent(realContent);
  });

  it('keeps the published address of every book @S1-routes-6 @S2-sales-pages-1', () => {
    expect(Object.fromEntries(content.books.map(({ id, book }) => [id, book.path]))).toEqual({
      'finding-peace': '/finding-peace',
      'starting-over': '/starting-over',
      'grant-writing': '/grant-writing',
      'women-teach': '/why-women',
      'fresh-start': '/fresh-start',
      'fear-not': '/fear-not',
      'thank-god-mom': '/thank-god-for-mom',
      'greedy-lying': '/greedy-lying',
    });
  });

  it('shows the list prices, page counts and featured books of the catalogue @S1-books-25', () => {
    const rows = content.books.map(({ id, book }) => {
      const printed = book.editions.find(({ format }) => format !== 'ebook');
      return [id, printed?.pages, printed?.price, book.featured];
    });
    expect(rows).toEqual([
      ['finding-peace', 224, 1695, true],
      ['starting-over', 256, 1999, true],
      ['grant-writing', 312, 1999, true],
      ['women-teach', 188, 1999, true],
      ['fresh-start', 400, 2895, true],
      ['fear-not', 235, 2999, false],
      ['thank-god-mom', 176, 2995, false],
      ['greedy-lying', 280, 2495, false],
    ]);
  });

  it('publishes seven books in 2024 and one in 2025, each with an e-book at the price of the catalogue @S1-books-25', () => {
    const years = content.books.map(({ book }) => [
      ...new Set(book.editions.map(({ publishedOn }) => publishedOn?.slice(0, 4))),
    ]);
    expect(years).toEqual([...Array<string[]>(7).fill(['2024']), ['2025']]);
    const ebooks = content.books.map(
      ({ book }) => book.editions.find(({ format }) => format === 'ebook')?.price,
    );
    expect(ebooks).toEqual([999, ...Array<number>(7).fill(995)]);
  });

  it('shows pictures of the seven books with scenes, and a card of facts for all but Finding Peace @S1-books-13', () => {
    const pictured = content.books.filter(({ detail }) => detail?.pictures).map(({ id }) => id);
    expect(pictured).toEqual([
      'finding-peace',
      'starting-over',
      'grant-writing',
      'women-teach',
      'fresh-start',
      'fear-not',
      'thank-god-mom',
    ]);
    const ownWords = content.books.filter(({ detail }) => detail?.about).map(({ id }) => id);
    expect(ownWords).toEqual(['starting-over', 'grant-writing', 'women-teach']);
    expect(content.books.filter(({ detail }) => detail?.about === null).map(({ id }) => id)).toEqual([
      'finding-peace',
    ]);
  });

  it('falls back to the default numbers for missing fields @S1-books-26', () => {
    expect(content.pages['book-detail'].words.fallbacks).toEqual({
      paperbackPrice: 2495,
      ebookPrice: 995,
      publishedYear: 2024,
      pages: 280,
    });
  });

  it('describes every book in 150 to 250 words, and at length in 400 or more @S1-books-12', () => {
    for (const { book } of content.books) {
      expect(wordCount(book.description)).toBeGreaterThanOrEqual(150);
      expect(wordCount(book.description)).toBeLessThanOrEqual(250);
      expect(wordCount(book.detailedDescription ?? [])).toBeGreaterThanOrEqual(400);
    }
  });

  it('names eight shops for Finding Peace, each with its price @S2-sales-pages-8 @S2-sales-pages-14', () => {
    const shops = content.books[0]?.book.retailers ?? [];
    expect(shops).toHaveLength(8);
    expect(shops.every(({ price }) => price !== null)).toBe(true);
  });

  it('sells every book with a synopsis of 150 to 250 words that differs from its description @S2-sales-pages-12', () => {
    for (const { book, sales } of content.books) {
      expect(wordCount(sales.synopsis)).toBeGreaterThanOrEqual(150);
      expect(wordCount(sales.synopsis)).toBeLessThanOrEqual(250);
      for (const paragraph of sales.synopsis) expect(book.description).not.toContain(paragraph);
    }
  });

  it('shows three reviews of every book, all marked as samples, with five stars on the later pages @S2-sales-pages-12', () => {
    for (const { id, sales } of content.books) {
      expect(sales.reviews).toHaveLength(3);
      for (const { source, rating } of sales.reviews) {
        expect(source).toMatch(/^sample/);
        if (id !== 'finding-peace') expect(rating).toBe(5);
      }
    }
  });

  it('begins every book on its page with the first words of the manuscript @S2-sales-pages-13', async () => {
    for (const { id, sales } of content.books) {
      const manuscript = join(realContent, `books/${id}/manuscript`);
      const [first = ''] = (await readdir(manuscript)).filter((name) => /^0/.test(name)).sort();
      const written = plain(await readFile(join(manuscript, first), 'utf8'));
      const { chapter = '', paragraphs = [] } = sales.opening ?? {};
      expect(written).toContain(`title: ${plain(chapter)}`);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(written).toContain(plain(paragraph));
    }
  });

  it('quotes a sentence of every manuscript word for word, short enough for a card', async () => {
    for (const { id, book } of content.books) {
      const manuscript = join(realContent, `books/${id}/manuscript`);
      const chapters = await Promise.all(
        (await readdir(manuscript)).map((name) => readFile(join(manuscript, name), 'utf8')),
      );
      expect(plain(chapters.join(' '))).toContain(plain(book.bestSentence ?? `a sentence of ${id}`));
      expect(book.bestSentence?.length).toBeLessThanOrEqual(100);
    }
  });

  it('fills a screen with a ground of its own for every book', () => {
    const grounds = content.books.flatMap(({ book }) => [
      book.poster?.light.ground,
      book.poster?.dark.ground,
    ]);
    expect(new Set(grounds).size).toBe(2 * content.books.length);
    expect(grounds).not.toContain(undefined);
  });

  it('shows three films of the specified lengths @S1-home-10', () => {
    const rows = content.videos.highlights.map(({ video }) => [video.bookId, video.duration, video.category]);
    expect(rows).toEqual([
      ['finding-peace', '2:30', 'interview'],
      ['starting-over', '1:45', 'speaking'],
      ['fresh-start', '3:15', 'workshop'],
    ]);
  });

  it('has three books of the month, each with a reason and a highlight @S1-home-7', () => {
    const { entries } = content.pages.home.words.bookOfTheMonth;
    expect(entries.map(({ bookId }) => bookId)).toEqual(['finding-peace', 'starting-over', 'fresh-start']);
    for (const { reason, highlight } of entries)
      for (const words of [reason, highlight]) expect(words?.length).toBeGreaterThan(40);
  });

  it('offers three samples and a recording under the names that requests use @S1-forms-7', () => {
    expect(content.downloads.cards.map(({ id }) => id)).toEqual([
      'fresh-start',
      'five-verses',
      'general-sample',
      'fresh-start-audio',
    ]);
  });

  it('promises one newsletter a month wherever it mentions the newsletter', () => {
    const { site, emails, newsletter, pages, chat } = content;
    const promises = [
      [site.newsletter.text, site.newsletter.privacyNote],
      [pages['newsletter-confirm'].words.text],
      emails.newsletterWelcome.paragraphs,
      chat?.topics.find(({ id }) => id === 'newsletter')?.text ?? [],
      pages.about.words.questions.find(({ answer }) => answer[0]?.startsWith('With my newsletter'))?.answer ??
        [],
      [pages.downloads?.words.newsletter.heading],
    ];
    for (const words of promises) expect(words.join(' ')).toMatch(/one letter a month|once a month/i);
    expect(JSON.stringify([site, emails, newsletter, pages, chat])).not.toMatch(/something to (tell|say)/);
  });

  it('names the days of the guarantee by a placeholder, and the program’s number in the booklet', async () => {
    const files = await readdir(realContent, { recursive: true });
    const read = (file: string) => readFile(join(realContent, file), 'utf8');
    const written = await Promise.all(files.filter((file) => file.endsWith('.json')).map(read));
    const lines = written.flatMap((text) => text.split('\n'));
    const ofGuarantee = lines.filter((line) =>
      /guarantee|refund|money back|change your mind|hoped for|\{total\}/i.test(line),
    );
    const literal = /\bwithin \w+ days\b|\b\d+-day\b|\b(?:30|thirty) days\b/i;
    expect(ofGuarantee.filter((line) => literal.test(line))).toEqual([]);
    const booklet = await read('booklets/before-you-buy/manuscript/06-when-it-goes-wrong.md');
    expect(booklet).toContain(`you have ${GUARANTEE_DAYS_IN_WORDS} days to say so`);
    expect([GUARANTEE_DAYS, GUARANTEE_DAYS_IN_WORDS]).toEqual([30, 'thirty']);
    expect(content.site.guarantee).toMatch(/^30-day .* within thirty days /);
    expect(content.pages.order.words.guarantee.heading).toBe('Thirty days to change your mind');
  });

  it('says that the author is a sample', () => {
    expect(content.site.author.isSample).toBe(true);
    expect(content.site.author.sampleNote).toMatch(/sample author/);
  });

  it('keeps page titles and descriptions within the length that search engines show @S2-sales-pages-3', () => {
    const metas = [
      ...Object.values(content.site.pages),
      ...content.books.flatMap(({ sales, detail }) => [sales.meta, detail?.meta ?? []].flat()),
      ...Object.values(content.pages).flatMap((page) => page?.meta ?? []),
    ];
    for (const { title, description } of metas) {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
