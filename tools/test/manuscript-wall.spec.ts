import { afterEach, describe, expect, it } from '@jest/globals';

import { plantTree } from '../walls/planted-tree.js';
import { checkManuscripts, tellingPhrases } from './manuscript-wall.mjs';

const opening = 'An opening that a page may well quote for everybody to read at length. ';
const later = 'He had, it turned out, driven the same yellow bus along the same river for thirty years. Yes.';

describe('the phrases by which a chapter is known', () => {
  it('are runs of plain words, without the first word and without punctuation', () => {
    expect(tellingPhrases(opening.repeat(4) + later)).toContain(
      'the same yellow bus along the same river for thirty years',
    );
  });

  it('are none of the first half, which may be given away', () => {
    expect(tellingPhrases(later + 'x. '.repeat(100))).toEqual([]);
  });
});

describe('the wall around the manuscripts', () => {
  let planted: Awaited<ReturnType<typeof plantTree>>;
  const chapter = 'A beginning. '.repeat(20) + later;
  const leak = 'x="the same yellow bus along the same river for thirty years"';

  const plant = async (built: string, sales = '{}') => {
    planted = await plantTree({
      'content/books/one/manuscript/01-the-bus.md': chapter,
      'content/books/one/sales.json': sales,
      'widgets/cart/dist/cart.js': built,
    });
    return planted.root;
  };

  afterEach(() => planted.remove());

  it('holds while no built file has words of a chapter', async () => {
    await expect(checkManuscripts(await plant('x="a bus"'))).resolves.toBeUndefined();
  });

  it('names the built file that has them, and the chapter', async () => {
    await expect(checkManuscripts(await plant(leak))).rejects.toThrow(
      'widgets/cart/dist/cart.js holds words of content/books/one/manuscript/01-the-bus.md',
    );
  });

  it('lets a page give away what content/ gives away', async () => {
    await expect(
      checkManuscripts(await plant(leak, JSON.stringify({ opening: later }))),
    ).resolves.toBeUndefined();
  });

  it('lets the book builder lay out a chapter that is marked as free, and no other', async () => {
    const sample = 'made/books/public/objects/digital-files/one-sample.json';
    const tree = (mark: string) => ({
      'content/books/one/manuscript/01-the-bus.md': `---\ntitle: The bus\n${mark}---\n${chapter}`,
      'widgets/cart/dist/cart.js': 'x="a bus"',
      [sample]: JSON.stringify({ html: later }),
    });
    planted = await plantTree(tree('free: yes\n'));
    await expect(checkManuscripts(planted.root)).resolves.toBeUndefined();
    await planted.remove();
    planted = await plantTree(tree(''));
    await expect(checkManuscripts(planted.root)).rejects.toThrow(`${sample} holds words of`);
  });
});
