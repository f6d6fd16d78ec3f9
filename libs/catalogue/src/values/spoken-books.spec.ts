import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { readContent } from '../content/read-content.js';
import { type ContentCopy, copyContent } from '../testing/index.js';
import { exportContent } from './export-content.js';
import { fitValues } from './fit-values.js';
import { emptyLibrary } from './owner-library.js';
import type { Json, OwnerValue } from './owner-value.js';

const value = (file: string, pointer: string, written: Json, base: Json = null): OwnerValue => ({
  ...{ file, pointer, value: written, base },
  schemaVersion: 1,
});
const book = value('books/the-ninth-book/book.json', '', {
  title: 'The Ninth Book',
  path: '/books/the-ninth-book',
  description: ['A book.'],
  editions: [{ format: 'ebook', price: '$9.95' }],
});
const opening = { chapter: 'One', paragraphs: ['It was *foggy* on the bridge.', 'She waited.'] };
const sales = value('books/the-ninth-book/sales.json', '', { opening });
const row = { bookId: 'the-ninth-book', title: 'The Ninth Book' };

let copy: ContentCopy;
beforeAll(async () => {
  copy = await copyContent();
  await rm(join(copy.folder, 'made'));
});
afterAll(() => copy.remove());

const read = async (...values: OwnerValue[]) => {
  const { content, findings } = await fitValues(copy.folder, values);
  expect(findings).toEqual([]);
  const rows = content.pages['audio-previews']?.words.generator.books ?? [];
  return { content, rows, titles: rows.map(({ title }) => title) };
};

describe('An added book that is read aloud', () => {
  it('has the text of its reading sample, and a row before the other books', async () => {
    const { content, rows } = await read(book, sales);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual(row);
    expect(content.openings[0]).toEqual({
      ...row,
      paragraphs: ['One.', 'It was foggy on the bridge.', 'She waited.'],
    });
  });

  it('has the text of its sample chapter rather than of the excerpt', async () => {
    const text = 'It *rained*, and she asked:\n\n## Why\n\n- One\n- Two';
    const sample = value('books/the-ninth-book/sample.json', '', { title: 'The Rain', text });
    const paragraphs = ['The Rain.', 'It rained, and she asked:', 'Why.', 'One', 'Two'];
    expect((await read(book, sales, sample)).content.openings[0]).toEqual({ ...row, paragraphs });
    expect((await read(book, sample)).rows[0]).toEqual(row);
  });

  it('has no row without a reading sample', async () => {
    const { content, rows } = await read(book);
    expect(rows).toHaveLength(7);
    expect(content.openings).toHaveLength(7);
  });

  it('stays where the owner puts it, and comes first in an order from before', async () => {
    const { rows } = await read(book, sales);
    const ids = rows.map(({ bookId }) => bookId);
    const place = ['pages/audio-previews.json', '/words/generator/books'] as const;
    const last = value(...place, { order: [...ids.slice(1), ...ids.slice(0, 1)] }, ids);
    expect((await read(book, sales, last)).titles.at(-1)).toBe('The Ninth Book');
    const former = value(...place, { order: ids.slice(1).toReversed() }, ids.slice(1));
    const { titles } = await read(former, book, sales);
    const others = rows.slice(1).map(({ title }) => title);
    expect(titles).toEqual(['The Ninth Book', ...others.toReversed()]);
  });

  it('is read aloud in an export, too', async () => {
    const target = join(copy.root, 'export');
    expect(await exportContent(copy.folder, [book, sales], target, emptyLibrary)).toEqual([]);
    const { content } = await read(book, sales);
    expect(await readContent(target)).toEqual(content);
    const again = await fitValues(target, [book, sales]);
    expect(again).toMatchObject({ findings: [], content: { openings: content.openings } });
  });
});
