import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { buildBooks } from './build-books.js';
import { buildKit } from './kit/build-kit.js';
import { buildSamples } from './samples/build-samples.js';
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

  it('takes what is there: no booklets, no kit, no samples, and a photograph as cover', async () => {
    const content = join(folder, 'another');
    await cp(written.replace('greedy-lying', 'thank-god-mom'), join(content, 'books/one'), {
      recursive: true,
    });
    await rm(join(content, 'books/one/cover.svg'));
    const photo = sharp({ create: { width: 800, height: 1200, channels: 3, background: '#335577' } });
    writeFileSync(join(content, 'books/one/cover.jpg'), await photo.jpeg().toBuffer());
    writeFileSync(join(content, 'books/notes'), 'A stray file.');
    const typesetter = await Typesetter.start();
    const output = join(content, 'made/books');
    const [book] = await buildBooks(typesetter, join(content, 'books'), output);
    expect(book).toMatchObject({
      bookId: 'one',
      author: 'Eleanor Marsh',
      files: [{ format: 'pdf' }, { format: 'epub' }],
    });
    expect(await buildSamples(typesetter, content, output)).toEqual([]);
    expect(await buildKit(typesetter, content, output)).toEqual([]);
    expect(readdirSync(output).sort()).toEqual(['books.json', 'one', 'samples.json']);
  });

  it('makes nothing of a folder without books', async () => {
    expect(await buildBooks(await Typesetter.start(), join(folder, 'none'), join(folder, 'empty'))).toEqual(
      [],
    );
  });
});
