import { afterEach, describe, expect, it } from '@jest/globals';

import { createTree } from '../import-rules/checkers.js';
import { checkManuscripts, checkPrograms, tellingPhrases } from './built-files.js';

const opening = 'An opening that a page may well quote for everybody to read at length. ';
const later = 'He had, it turned out, driven the same yellow bus along the same river for thirty years. Yes.';

describe('the phrases by which a chapter is known @S2-samples-and-trailers-16', () => {
  it('are runs of plain words, without the first word and without punctuation', () => {
    expect(tellingPhrases(opening.repeat(4) + later)).toContain(
      'the same yellow bus along the same river for thirty years',
    );
  });

  it('are none of the first half, which may be given away', () => {
    expect(tellingPhrases(later + 'x. '.repeat(100))).toEqual([]);
  });
});

describe('the check for manuscripts in built files', () => {
  let tree: Awaited<ReturnType<typeof createTree>>;
  const chapter = 'A beginning. '.repeat(20) + later;
  const leak = 'x="the same yellow bus along the same river for thirty years"';

  const build = async (built: string, sales = '{}') => {
    tree = await createTree({
      'content/books/one/manuscript/01-the-bus.md': chapter,
      'content/books/one/sales.json': sales,
      'widgets/cart/dist/cart.js': built,
    });
    return tree.root;
  };

  afterEach(() => tree.remove());

  it('holds while no built file has words of a chapter', async () => {
    await expect(checkManuscripts(await build('x="a bus"'))).resolves.toBeUndefined();
  });

  it('names the built file that has them, and the chapter', async () => {
    await expect(checkManuscripts(await build(leak))).rejects.toThrow(
      'widgets/cart/dist/cart.js holds words of content/books/one/manuscript/01-the-bus.md',
    );
  });

  it('lets a page give away what content/ gives away', async () => {
    await expect(
      checkManuscripts(await build(leak, JSON.stringify({ opening: later }))),
    ).resolves.toBeUndefined();
  });

  it('lets the book builder lay out a chapter that is marked as free, and no other', async () => {
    const sample = 'content/made/books/public/objects/digital-files/one-sample.json';
    const files = (mark: string) => ({
      'content/books/one/manuscript/01-the-bus.md': `---\ntitle: The bus\n${mark}---\n${chapter}`,
      'widgets/cart/dist/cart.js': 'x="a bus"',
      [sample]: JSON.stringify({ html: later }),
    });
    tree = await createTree(files('free: yes\n'));
    await expect(checkManuscripts(tree.root)).resolves.toBeUndefined();
    await tree.remove();
    tree = await createTree(files(''));
    await expect(checkManuscripts(tree.root)).rejects.toThrow(`${sample} holds words of`);
  });
});

describe('the check for words of the content in programs', () => {
  let tree: Awaited<ReturnType<typeof createTree>>;
  const greeting = 'the welcome that this author and nobody else would ever give to a visitor';
  const build = async (program: string) => {
    tree = await createTree({
      'content/site.json': JSON.stringify({ a: 'x. '.repeat(50), hero: `Here is ${greeting}.` }),
      'shell/dist/server/prerender.js': program,
    });
    return tree.root;
  };
  afterEach(() => tree.remove());

  it('holds while programs have none', async () => {
    await expect(checkPrograms(await build('x="a welcome"'))).resolves.toBeUndefined();
  });

  it('names the program that has some, and their file', async () => {
    await expect(checkPrograms(await build(`x="Here is ${greeting}."`))).rejects.toThrow(
      'shell/dist/server/prerender.js holds words of content/site.json',
    );
  });
});
