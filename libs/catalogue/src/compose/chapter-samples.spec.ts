import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Content } from '../content/read-content.js';
import { type ContentCopy, copyContent } from '../testing/index.js';
import { fitValues } from '../values/fit-values.js';
import type { Json, OwnerValue } from '../values/owner-value.js';
import { chapterEntries, chapterSamples } from './chapter-samples.js';

const value = (name: string, written: Json): OwnerValue => ({
  ...{ file: `books/the-ninth-book/${name}`, pointer: '', value: written, base: null },
  schemaVersion: 1,
});

const text = `It was *foggy* on the bridge.

## The river

It rose.[^1]

### At night

It fell.

[^1]: By a foot.`;

const book = {
  title: 'The Ninth Book',
  path: '/books/the-ninth-book',
  description: ['About a bridge.'],
  editions: [{ format: 'ebook', price: '$9.95' }],
};

let copy: ContentCopy;
beforeAll(async () => {
  copy = await copyContent();
  await rm(`${copy.folder}/made`);
});
afterAll(() => copy.remove());

const read = (...values: OwnerValue[]) => fitValues(copy.folder, [value('book.json', book), ...values]);
const chapter = { title: 'The Bridge', text };

describe('A chapter as the sample of a book', () => {
  let content: Content;
  beforeAll(async () => {
    const fitted = await read(value('sample.json', chapter));
    expect(fitted.findings).toEqual([]);
    ({ content } = fitted);
  });

  it('is read in the page, with the parts that its contents lead to', () => {
    const [sample] = chapterSamples(content);
    expect(sample).toMatchObject({ bookId: 'the-ninth-book', text, isShortened: false });
    expect(sample?.reading).toMatchObject({
      ...{ title: 'The Bridge', author: 'Eleanor Marsh', language: 'en', label: null },
      contents: [{ id: 'sample-the-river', title: 'The river' }],
    });
    const { html = '', wordCount } = sample?.reading ?? {};
    expect(wordCount).toBeGreaterThan(15);
    expect(html).toContain('<p>It was <em>foggy</em> on the bridge.</p>');
    expect(html).toContain('<h3 id="sample-the-river">The river</h3>');
    expect(html).toContain('<h4 id="sample-at-night">At night</h4>');
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(1);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  it('is among the free files of the site, with a PDF', () => {
    const entries = chapterEntries(chapterSamples(content), content.books, content.downloads.chapter);
    expect(entries).toMatchObject([
      {
        title: 'Read “The Bridge”',
        description: 'A chapter of The Ninth Book, free to read here or as a PDF.',
        url: '/api/samples/the-ninth-book/sample.pdf',
        readingUrl: '/api/samples/the-ninth-book/sample.json',
      },
    ]);
  });

  it('opens the page that sells the book, unless the page has an opening of its own', async () => {
    const opening = {
      chapter: 'The Bridge',
      paragraphs: ['It was foggy on the bridge.', 'It rose.', 'It fell.'],
    };
    expect(content.books[0]?.sales.opening).toEqual(opening);
    expect(content.books[0]?.sales.sections.map(({ kind }) => kind)).toContain('opening');
    const own = { chapter: 'One', paragraphs: ['Her own.'] };
    const { content: other } = await read(
      value('sample.json', chapter),
      value('sales.json', { opening: own }),
    );
    expect(other.books[0]?.sales.opening).toEqual(own);
  });

  it('is refused if it is not what a text of the site can be', async () => {
    const faulty: Json[] = [
      { title: 'No text' },
      { title: 'HTML', text: '<b>Bold</b>' },
      { ...chapter, pages: 3 },
    ];
    for (const written of faulty) {
      const { findings } = await read(value('sample.json', written));
      expect(findings).toMatchObject([{ kind: 'unfit', file: 'books/the-ninth-book/sample.json' }]);
    }
  });
});
