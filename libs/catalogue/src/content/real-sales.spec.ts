import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { realContent } from '../testing/content-copy.js';
import { readContent } from './read-content.js';
import type { SalesFile } from './sales.schema.js';
import type { SalesSection } from './sales-sections.schema.js';

type Book = Awaited<ReturnType<typeof readContent>>['books'][number];

describe('the eight sales pages', () => {
  const books = new Map<string, Book>();

  beforeAll(async () => {
    for (const book of (await readContent(realContent)).books) books.set(book.id, book);
  });

  const bookOf = (id: string): Book => {
    const book = books.get(id);
    if (!book) throw new Error(`no ${id}`);
    return book;
  };
  const salesOf = (id: string): SalesFile => bookOf(id).sales;
  const sections = <Kind extends SalesSection['kind']>(id: string, kind: Kind) =>
    salesOf(id).sections.filter(
      (section): section is Extract<SalesSection, { kind: Kind }> => section.kind === kind,
    );
  /** Second section of the page, after the hero. */
  const ownOf = (id: string) => {
    const own = salesOf(id).sections[0];
    if (own?.kind !== 'list') throw new Error(`${id} does not go on with a section of its own`);
    return own;
  };
  const prices = (id: string) => bookOf(id).book.retailers.map(({ format, price }) => [format, price]);

  it('have the book’s own section after the hero, and nine sections in all @S2-sales-pages-31', () => {
    const ids = [...books.keys()];
    expect(new Set(ids.map((id) => ownOf(id).look)).size).toBe(8);
    expect(new Set(ids.map((id) => ownOf(id).heading)).size).toBe(8);
    for (const id of ids) expect(salesOf(id).sections.length).toBeLessThan(9);
  });

  it('quote Fear Not’s 116 verses with number, place, and translation as in the manuscript @S2-sales-pages-17', async () => {
    const { heading, entries } = ownOf('fear-not');
    expect(heading).toContain('116 verses');
    const folder = join(realContent, 'books/fear-not/manuscript');
    const chapters = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const written = chapters.join('\\n').replace(/’/g, "'");
    expect(written.match(/^## \d+\. /gm)).toHaveLength(116);
    for (const { title, text = '', source = '' } of entries) {
      expect(source).toMatch(/\(KJV\)$/);
      expect(written).toContain(`## ${title}\n\n> ${text}\n>\n> — ${source}`);
    }
    expect(sections('fear-not', 'opening')[0]?.leaf?.map(({ label }) => label)).toEqual([
      'Dedication',
      'Before the first verse',
    ]);
  });

  it('list ten arguments, twenty-one concepts, and the warnings and readers of the upcoming book @S2-sales-pages-19 @S2-sales-pages-26', () => {
    expect(ownOf('women-teach').entries).toHaveLength(10);
    expect(ownOf('fresh-start').entries).toHaveLength(21);
    const [warnings, readers] = sections('greedy-lying', 'about')[0]?.lists ?? [];
    expect(warnings?.entries.length).toBeGreaterThan(2);
    expect(readers?.heading).toBe('Who it is for');
  });

  it('collapse Fresh Start’s description, say what it is not, and link to the free 4-minute assessment @S2-sales-pages-25 @S2-sales-pages-26', () => {
    expect(sections('fresh-start', 'about')[0]).toMatchObject({
      moreLabel: 'Show More',
      lessLabel: 'Show Less',
    });
    expect(sections('fresh-start', 'about')[0]?.notice?.title).toBe('Educational, and not legal advice');
    const [promotion] = sections('fresh-start', 'promotion');
    expect(promotion?.link?.path).toBe('/legal-companion');
    expect(promotion?.facts).toEqual(expect.arrayContaining(['Free', 'About 4 minutes']));
    expect(sections('fresh-start', 'about')[0]?.offer?.title).toBe('Direct from the author');
    expect(sections('fresh-start', 'buy')).toHaveLength(1);
  });

  it('ask for a phone number for Finding Peace and Grant Writing only @S2-sales-pages-15', () => {
    const asking = [...books.keys()].filter((id) => sections(id, 'buy')[0]?.asksPhone);
    expect(asking).toEqual(['finding-peace', 'grant-writing']);
  });

  it('lead from a paid Why Women to the thank-you page, and have a second button for Thank God for Mom @S2-sales-pages-23', () => {
    const leading = [...books.keys()].filter((id) => sections(id, 'buy')[0]?.leadsToThankYou);
    expect(leading).toEqual(['women-teach']);
    const doubled = [...books.keys()].filter((id) =>
      sections(id, 'buy')[0]?.beside.includes('second-button'),
    );
    expect(doubled).toEqual(['thank-god-mom']);
  });

  it('list the included items next to every checkout @S2-sales-pages-18', () => {
    for (const id of books.keys()) expect(sections(id, 'buy')[0]?.beside).toContain('includes');
  });

  it('show the known prices of other stores @S2-sales-pages-8', () => {
    expect(prices('fear-not')).toEqual(
      expect.arrayContaining([
        ['E-book', 999],
        ['Paperback', 2495],
        ['Hardcover', 3999],
        ['Print-on-demand hardcover', 10999],
      ]),
    );
    expect(prices('starting-over')).toEqual(
      expect.arrayContaining([
        ['E-book', 995],
        ['Paperback', 1999],
      ]),
    );
    expect(prices('women-teach')).toEqual(
      expect.arrayContaining([
        ['E-book', 999],
        ['Paperback', 1999],
      ]),
    );
    expect(prices('thank-god-mom')).toEqual(
      expect.arrayContaining([
        ['E-book', 999],
        ['E-book', 899],
        ['Print-on-demand hardcover', 4999],
      ]),
    );
    expect(prices('fresh-start')).toEqual(
      expect.arrayContaining([
        ['E-book', 999],
        ['Paperback', 2895],
      ]),
    );
  });

  it('show the page counts of the electronic editions @S2-sales-pages-7', () => {
    const pages = [...books].map(([id, { book }]) => [
      id,
      book.editions.find(({ format }) => format === 'ebook')?.pages,
    ]);
    expect(Object.fromEntries(pages)).toEqual({
      'finding-peace': 280,
      'grant-writing': 180,
      'fear-not': 140,
      'starting-over': 220,
      'women-teach': 200,
      'thank-god-mom': 120,
      'fresh-start': 250,
      'greedy-lying': 300,
    });
    const told = [...books].flatMap(
      ([id, { sales }]) =>
        JSON.stringify(sales)
          .match(/\b465\b/g)
          ?.map(() => id) ?? [],
    );
    expect(told).toEqual(['fresh-start']);
  });

  it('take pre-orders for Greedy/Lying at stores only: 24.99, in February 2025, with 300 pages @S2-sales-pages-27', () => {
    const ordered = bookOf('greedy-lying').book.editions.find(
      ({ label }) => label === salesOf('greedy-lying').preOrder?.edition,
    );
    expect(ordered).toMatchObject({ price: 2499, publishedOn: '2025-02-01', pages: 300 });
    expect(salesOf('greedy-lying').reviews.map(({ source }) => source)).toContain('sample-review-copy');
    const also = sections('greedy-lying', 'details')[0]?.retailers[0];
    expect(also?.heading).toBe('Also Available At');
    expect(also?.shops).toHaveLength(2);
  });

  it('count chapters as in the manuscripts', async () => {
    const { downloads } = await readContent(realContent);
    const given = JSON.stringify(downloads);
    const claims: [id: string, count: number, words: string, where: string][] = [
      ['finding-peace', 9, 'Nine chapters', salesOf('finding-peace').lead],
      ['finding-peace', 9, 'These were two of nine', given],
      ['finding-peace', 9, 'the first chapter of nine', given],
      ['fresh-start', 8, 'one chapter of eight', given],
      ['starting-over', 6, 'the second of six chapters', given],
      ['thank-god-mom', 6, 'Five more pieces follow', given],
      ['grant-writing', 6, 'These six are in the edition', ownOf('grant-writing').intro ?? ''],
      ['women-teach', 5, 'argues the first five in full', ownOf('women-teach').intro ?? ''],
      ['fear-not', 12, 'Twelve parts', JSON.stringify(salesOf('fear-not').features)],
    ];
    for (const [id, count, words, where] of claims) {
      expect(where).toContain(words);
      const folder = join(realContent, 'books', id, 'manuscript');
      const names = (await readdir(folder)).filter((name) => /^\d\d-/.test(name));
      const written = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      const chapters = written.filter((text) => !/^kind: (introduction|afterword|notes)$/m.test(text));
      expect([id, chapters.length]).toEqual([id, count]);
    }
  });

  it('have sample reviews of different lengths, the longest over twice the shortest', () => {
    for (const id of books.keys()) {
      const lengths = salesOf(id).reviews.map(({ text }) => text.split(' ').length);
      expect(Math.max(...lengths)).toBeGreaterThan(2 * Math.min(...lengths));
    }
  });

  it('draw a different ornament for each book @S2-sales-pages-31', () => {
    const drawings = [...books.values()].map(({ sales }) => JSON.stringify(sales.motif));
    expect(new Set(drawings).size).toBe(8);
  });
});
