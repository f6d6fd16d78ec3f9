import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { readContent } from '../content/read-content.js';
import { type ContentCopy, copyContent } from '../testing/index.js';
import { exportContent } from './export-content.js';
import { findProblems } from './find-problems.js';
import { fitValues } from './fit-values.js';
import type { OwnerLibrary } from './owner-library.js';
import type { Json, OwnerValue } from './owner-value.js';
import { readFields } from './read-with-values.js';

const value = (file: string, pointer: string, written: Json, base: Json = null): OwnerValue => ({
  ...{ file, pointer, value: written, base },
  schemaVersion: 1,
});

const book = {
  title: 'The Ninth Book',
  path: '/books/the-ninth-book',
  description: ['A book that {author} added.'],
  editions: [{ format: 'ebook', price: '$9.95' }],
  direct: { productId: 'the-ninth-book-ebook' },
};
const whole = (written: Json = book) => value('books/the-ninth-book/book.json', '', written);
const cover = value('books/the-ninth-book/cover', '', { picture: '0123' });
const sample = value('books/the-ninth-book/sample.json', '', { title: 'One', text: 'It was *foggy*.' });
const sales = value('books/the-ninth-book/sales.json', '', { headline: 'Nine at last' });

const buy = { kind: 'buy', beside: ['includes'] };

let copy: ContentCopy;
let library: OwnerLibrary;
beforeAll(async () => {
  copy = await copyContent();
  await rm(join(copy.folder, 'made'));
  const file = join(copy.root, 'cover.jpg');
  const photo = sharp({ create: { width: 40, height: 60, channels: 3, background: '#884422' } });
  await writeFile(file, await photo.jpeg().toBuffer());
  library = { pictures: { '0123': file }, films: {} };
});
afterAll(() => copy.remove());

describe('An added book', () => {
  it('is read as a folder is, before the other books, and later changes lie on it', async () => {
    const values = [whole(), cover, sales, value('books/the-ninth-book/book.json', '/summary', 'Nine.')];
    const { content, findings } = await fitValues(copy.folder, values, library);
    expect(findings).toEqual([]);
    expect(content.site.bookOrder[0]).toBe('the-ninth-book');
    expect(content.books).toHaveLength(9);
    const [first] = content.books;
    expect(first).toMatchObject({
      id: 'the-ninth-book',
      coverFile: library.pictures['0123'],
      book: { title: 'The Ninth Book', description: ['A book that Eleanor Marsh added.'], summary: 'Nine.' },
      sales: { headline: 'Nine at last' },
    });
    const { base } = await readFields(copy.folder, values, { library });
    const retailers = base.filter(({ file }) => file === 'books/the-ninth-book/book.json');
    expect(retailers.length).toBeGreaterThan(0);
  });

  it('has the place in the order that she gives it', async () => {
    const { base } = await readFields(copy.folder, [whole()]);
    const order = base.find(({ file, pointer }) => file === 'site.json' && pointer === '/bookOrder');
    const ids = order?.entryIds ?? [];
    const last = value('site.json', '/bookOrder', { order: [...ids.slice(1), ids[0] ?? ''] }, [...ids]);
    const { content, findings } = await fitValues(copy.folder, [whole(), last]);
    expect(findings).toEqual([]);
    expect(content.site.bookOrder.at(-1)).toBe('the-ninth-book');
    const former = value('site.json', '/bookOrder', { order: ids.slice(1) }, ids.slice(1));
    const second = await fitValues(copy.folder, [former, whole()]);
    expect(second.findings).toEqual([]);
    expect(second.content.site.bookOrder[0]).toBe('the-ninth-book');
  });

  it('is checked as a folder is, and left out if it does not fit', async () => {
    const taken = whole({ ...book, direct: { productId: 'finding-peace-ebook' } });
    const refused = await fitValues(copy.folder, [taken, cover], library);
    expect(refused.content.books).toHaveLength(8);
    expect(refused.findings).toMatchObject([
      { kind: 'unfit', pointer: '', message: 'is "finding-peace-ebook", which "finding-peace" already has' },
    ]);
    for (const written of [{}, { ...book, price: 9 }, { ...book, path: '/shop' }, 'text', null, []]) {
      const { content, findings } = await fitValues(copy.folder, [whole(written as Json)]);
      expect(content.books).toHaveLength(8);
      expect(findings.map(({ kind }) => kind)).toEqual(['unfit']);
    }
  });

  it('has no section to buy it if only other stores sell it', async () => {
    const { direct: _, ...elsewhere } = book;
    const sections = [{ kind: 'reviews' }, buy];
    for (const written of [{ sections }, {}] as Json[]) {
      const file = value('books/the-ninth-book/sales.json', '', written);
      const { content } = await fitValues(copy.folder, [whole(elsewhere), file]);
      const kinds = content.books[0]?.sales.sections.map(({ kind }) => kind);
      expect(kinds).toContain('reviews');
      expect(kinds).not.toContain('buy');
    }
  });

  it('keeps incomplete words of hidden sections without reading them', async () => {
    const unfinished: Record<string, Json>[] = [
      { kind: 'promotion', isHidden: true, heading: 'Not written yet' },
      { kind: 'reviews', isHidden: true },
      { kind: 'about', isHidden: true, lists: [{ look: 'marks', heading: '' }] },
    ];
    const praise = [
      { name: '', text: '', source: 'press' },
      { name: 'Ann', text: 'Fine.', source: 'press' },
    ];
    const written = {
      sections: [...unfinished, buy],
      reviews: praise,
      features: [{ title: 'A map', text: '' }],
    };
    const file = value('books/the-ninth-book/sales.json', '', written);
    const { content, findings } = await fitValues(copy.folder, [whole(), file], library);
    expect(findings).toEqual([]);
    expect(content.books[0]?.sales).toMatchObject({
      ...{ sections: [{ kind: 'buy' }], features: [] },
      reviews: [{ name: 'Ann' }],
    });
    const shown = {
      ...written,
      sections: [...unfinished.map(({ kind = '' }) => ({ kind })), { kind: 'list' }, buy],
    };
    const problems = await findProblems(
      copy.folder,
      [whole()],
      [value('books/the-ninth-book/sales.json', '', shown)],
      library,
    );
    expect(problems.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'sections[0].text',
        'sections[3].heading',
        'reviews[0].text',
        'features[0].text',
      ]),
    );
    const others = { sections: [...unfinished, { kind: 'list' }, { kind: 'poem', isHidden: true }, buy] };
    const found = await findProblems(
      copy.folder,
      [whole()],
      [value('books/the-ninth-book/sales.json', '', others)],
      library,
    );
    expect(found.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['sections[3].heading', 'sections[4].kind']),
    );
  });

  it('has a drawn cover while its picture is missing from the library', async () => {
    const { content, findings } = await fitValues(copy.folder, [whole(), cover]);
    expect(content.books[0]).toMatchObject({ id: 'the-ninth-book', coverFile: undefined });
    expect(findings).toMatchObject([{ file: cover.file, kind: 'unfit' }]);
  });

  it('becomes a folder with its cover in an export, which says the same without any value', async () => {
    const values = [whole(), cover, sales, sample];
    const target = join(copy.root, 'export');
    expect(await exportContent(copy.folder, values, target, library)).toEqual([]);
    const { content } = await fitValues(copy.folder, values, library);
    const books = content.books.map((each) => ({ ...each, coverFile: undefined }));
    expect(books[0]?.sample).toMatchObject({ title: 'One', isShortened: false });
    expect(await readContent(target)).toEqual({ ...content, books });
    expect(await readFile(join(target, 'books/the-ninth-book/cover.jpg'))).toEqual(
      await readFile(library.pictures['0123'] ?? ''),
    );
    const again = await fitValues(target, values, library);
    expect(again.findings).toEqual([]);
    expect(again.content.site.bookOrder).toEqual(content.site.bookOrder);
  });
});
