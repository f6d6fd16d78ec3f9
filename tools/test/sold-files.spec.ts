import { createHash } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';

import { plantTree } from '../walls/planted-tree.js';
import { checkSoldFiles } from './sold-files.mjs';

describe('the wall around what is sold', () => {
  let planted: Awaited<ReturnType<typeof plantTree>>;
  const chapter = 'books/one/manuscript/05-the-bus.md';
  const sample = {
    fileName: 'one-sample.pdf',
    chapters: [chapter],
    sha256: createHash('sha256').update('a sample').digest('hex'),
  };
  const plant = async (
    files: Record<string, string>,
    written = '---\ntitle: The bus\nfree: yes\n---\nWords.',
  ) => {
    planted = await plantTree({
      [`content/${chapter}`]: written,
      'made/books/samples.json': JSON.stringify([sample]),
      'made/books/public/one-sample.pdf': 'a sample',
      'made/books/one/one.pdf': 'the book',
      'widgets/cart/dist/cart.js': '',
      ...files,
    });
    return planted.root;
  };
  afterEach(() => planted.remove());

  it('holds while only samples are public', async () => {
    await expect(checkSoldFiles(await plant({}))).resolves.toBeUndefined();
  });

  it.each([
    ['a book among the samples', 'made/books/public/one.pdf'],
    ['a book among the pictures', 'libs/catalogue/generated-public/attached_assets/one.pdf'],
    ['a book in the built site', 'shell/dist/client/one.epub'],
    ['a book in a widget', 'widgets/cart/dist/one.zip'],
  ])('names %s', async (_, file) => {
    await expect(checkSoldFiles(await plant({ [file]: 'the book' }))).rejects.toThrow(
      `${file} is public, and no sample that the book builder knows of`,
    );
  });

  it('names a sample of a chapter that is no longer free', async () => {
    const sold = '---\ntitle: The bus\n---\nfree: yes\n';
    await expect(checkSoldFiles(await plant({}, sold))).rejects.toThrow(
      `one-sample.pdf gives away content/${chapter}, which is for sale`,
    );
  });
});
