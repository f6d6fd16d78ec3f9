import { createHash } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';

import { createTree } from '../import-rules/checkers.js';
import { checkSoldFiles } from './built-files.js';

describe('the check for files that are sold @S2-demo-and-kit-3 @S2-samples-and-trailers-16', () => {
  let tree: Awaited<ReturnType<typeof createTree>>;
  const chapter = 'books/one/manuscript/05-the-bus.md';
  const sample = {
    fileName: 'one-sample.pdf',
    chapters: [chapter],
    sha256: createHash('sha256').update('a sample').digest('hex'),
  };
  const build = async (
    files: Record<string, string>,
    written = '---\ntitle: The bus\nfree: yes\n---\nWords.',
  ) => {
    tree = await createTree({
      [`content/${chapter}`]: written,
      'content/made/books/samples.json': JSON.stringify([sample]),
      'content/made/books/public/one-sample.pdf': 'a sample',
      'content/made/books/one/one.pdf': 'the book',
      'widgets/cart/dist/cart.js': '',
      ...files,
    });
    return tree.root;
  };
  afterEach(() => tree.remove());

  it('holds while only samples are public', async () => {
    await expect(checkSoldFiles(await build({}))).resolves.toBeUndefined();
  });

  it.each([
    ['a book among the samples', 'content/made/books/public/one.pdf'],
    ['a book among the pictures', 'content/made/pictures/0a1b/images/one.pdf'],
    ['a book in the built site', 'shell/dist/client/one.epub'],
    ['a book in a widget', 'widgets/cart/dist/one.zip'],
  ])('names %s', async (_, file) => {
    await expect(checkSoldFiles(await build({ [file]: 'the book' }))).rejects.toThrow(
      `${file} is public, and no sample that the book builder knows of`,
    );
  });

  it('names a sample of a chapter that is no longer free', async () => {
    const sold = '---\ntitle: The bus\n---\nfree: yes\n';
    await expect(checkSoldFiles(await build({}, sold))).rejects.toThrow(
      `one-sample.pdf gives away content/${chapter}, which is for sale`,
    );
  });
});
