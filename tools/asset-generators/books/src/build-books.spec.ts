import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, writeFileSync } from 'node:fs';
import { buildBooks } from './build-books.js';
import { Typesetter } from './pdf/typesetter.js';

const written = join(import.meta.dirname, '../../../../content/books/greedy-lying');

describe('building the books', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-books-'));
    await cp(written, join(folder, 'books/one'), { recursive: true });
    const settings = JSON.parse(await readFile(join(written, 'book.json'), 'utf8')) as object;
    const onSale = { ...settings, direct: { productId: 'one' } };
    writeFileSync(join(folder, 'books/one/book.json'), JSON.stringify(onSale));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('makes no book to sell of a manuscript that is not complete @S2-samples-and-trailers-15', async () => {
    const built = await buildBooks(await Typesetter.start(), join(folder, 'books'), join(folder, 'dist'));
    expect(built).toEqual([]);
    expect(readdirSync(join(folder, 'dist'))).toEqual(['books.json']);
  });
});
