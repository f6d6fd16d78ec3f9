import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { chaptersEpub, epubOf, paragraphsOf } from '../../testing/book-with-chapters.js';
import { createEpub } from '../../testing/create-books.js';
import { listChapters, readChapter } from './epub-chapters.js';
import { readChapters } from './read-chapters.js';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'lectern-chapters-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(epub: Buffer): Promise<string> {
  const file = path.join(folder, 'book.epub');
  await writeFile(file, epub);
  return file;
}

const titlesIn = async (file: string) =>
  (await listChapters(file)).map(({ title, level }) => `${'  '.repeat(level - 1)}${title}`);

describe('Chapters of an ePub', () => {
  it('are listed in reading order with their words, without very short ones', async () => {
    expect(await listChapters(await written(chaptersEpub()))).toEqual([
      { number: 1, title: '1. The Bridge', level: 1, words: 210 },
      { number: 2, title: '2. The River', level: 1, words: 105 },
    ]);
  });

  it('are texts of the site, without the heading that is their title', async () => {
    const file = await written(chaptersEpub());
    const chapter = await readChapter(file, 1);
    expect(chapter).toMatchObject({ title: '1. The Bridge', isShortened: false, language: 'en-GB' });
    expect(chapter?.text).toMatch(/^It was \*foggy\*\.\n\nBridge 1 it rained/);
    expect(chapter?.text).not.toContain('River');
    expect(await readChapter(file, 99)).toBeUndefined();
  });

  it('may be parts with chapters in them, several in one file', async () => {
    const html = `<section id="part"><h1>Part I</h1></section>
      <h2><a id="a"/>A</h2>${paragraphsOf('Alpha')}<h2 id="b">B</h2>${paragraphsOf('Beta')}`;
    const contents = `<ol><li><a href="one.xhtml#part">Part I</a><ol>
        <li><a href="one.xhtml#a">A</a></li><li><a href="one.xhtml#b">B</a></li></ol></li>
      <li><a href="two.xhtml">Part II</a></li><li><a href="gone.xhtml">Gone</a></li></ol>`;
    const file = await written(
      epubOf(
        [
          { name: 'one.xhtml', html },
          { name: 'more.xhtml', html: paragraphsOf('Still beta') },
          { name: 'two.xhtml', html: paragraphsOf('Gamma') },
        ],
        contents,
      ),
    );
    expect(await titlesIn(file)).toEqual(['Part I', '  A', '  B', 'Part II']);
    const [part, a, b] = await Promise.all([0, 1, 2].map((number) => readChapter(file, number)));
    expect(part?.text).toMatch(/## A[\s\S]*Alpha[\s\S]*## B[\s\S]*Beta[\s\S]*Still beta/);
    expect(part?.text).not.toContain('Gamma');
    expect(a?.text).toMatch(/^Alpha/);
    expect(a?.text).not.toContain('Beta');
    expect(b?.text).toMatch(/^Beta[\s\S]*Still beta/);
  });

  it('are its headings if it has no contents', async () => {
    const files = [1, 2].map((at) => ({
      name: `${at}.xhtml`,
      html: `<h2>No. ${at}</h2>${paragraphsOf('Text')}`,
    }));
    expect(await titlesIn(await written(epubOf(files)))).toEqual(['No. 1', 'No. 2']);
  });

  it('are none in an ePub without contents and headings', async () => {
    expect(await listChapters(await written(createEpub(paragraphsOf('Text'))))).toEqual([]);
  });

  it('keep their notes, and lose links, pictures and scripts', async () => {
    const note = (id: string) =>
      `<p>${id} word<a epub:type="noteref" href="#${id}">1</a> and<a epub:type="noteref" href="notes.xhtml#n9">9</a> so.</p>
       <aside epub:type="footnote" id="${id}"><p>Note of ${id}.</p></aside>`;
    const html = `<h1>One</h1><script>alert(1)</script><p onclick="x()"><a href="two.xhtml">There</a> it is.</p>
      <img src="a.png" alt="A map"/><p><a href="javascript:alert(1)">Here</a></p>${note('first')}`;
    const contents = '<ol><li><a href="one.xhtml">One</a></li></ol>';
    const files = [
      { name: 'one.xhtml', html },
      { name: 'two.xhtml', html: note('second') + paragraphsOf('Text') },
    ];
    const text = (await readChapter(await written(epubOf(files, contents)), 0))?.text ?? '';
    expect(text).toContain('There it is.');
    expect(text).not.toMatch(/alert|map|and9|\]\(/);
    expect(text).toContain('first word[^1] and so.');
    expect(text).toContain('[^1]: Note of first.');
    expect(text).toContain('second word[^2-1]');
    expect(text).toContain('[^2-1]: Note of second.');
  });

  it('end after a paragraph if they are far too long', async () => {
    const html = `<h1>Endless</h1>${paragraphsOf('Long', 400)}`;
    const file = await written(epubOf([{ name: 'one.xhtml', html }]));
    const chapter = await readChapter(file, 0);
    expect(chapter?.isShortened).toBe(true);
    expect(chapter?.text.length).toBeLessThan(45_000);
    expect(chapter?.text).toMatch(/again\.$/);
    expect(chapter?.words).toBeGreaterThan(5_000);
  });

  it('are read in a worker, which survives files that are none', async () => {
    await expect(readChapters({ filePath: await written(Buffer.from('no book')) })).rejects.toThrow('ePub');
    const { chapters } = await readChapters({ filePath: await written(chaptersEpub()) });
    expect(chapters).toHaveLength(2);
  });
});
