import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { copyContent, type ContentCopy } from '../testing/content-copy.js';
import { faultsOf } from '../testing/faults-of.js';

const book = 'content/books/fear-not/book.json';
const sales = 'content/books/finding-peace/sales.json';
const site = 'content/site.json';
const home = 'content/pages/home.json';

describe('content with many errors', () => {
  let content: ContentCopy;

  beforeAll(async () => {
    content = await copyContent();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it('reports every error of every file at once, one per line, including errors between files', async () => {
    await content.set(book, 'title', '');
    await content.set(sales, 'lead', '');
    await content.set(site, 'name', '');
    await content.rewrite('content/emails.json', (written) => written.slice(0, -10));
    await content.set(home, 'words.bookOfTheMonth.entries.1.bookId', 'lost-book');
    await content.set('content/videos.json', 'highlights.1.bookId', 'lost-book');
    await content.rewrite('content/articles/women-in-ministry.md', (written) =>
      written.replace('category: ', 'category: gossip and '),
    );
    await content.move('content/recordings/fresh-start-audio.mp3', 'elsewhere.mp3');
    const said = (await faultsOf(content)).split('\n');
    expect(said).toEqual([
      `ContentError: ${site}: "name" must not be empty.`,
      expect.stringContaining('content/emails.json cannot be read: a comma, bracket, or quotation mark'),
      expect.stringContaining('content/videos.json: "highlights[1].bookId" names the book "lost-book"'),
      `${book}: "title" must not be empty.`,
      `${sales}: "lead" must not be empty.`,
      'content/articles/women-in-ministry.md: "category" must be one of "words.categories" of pages/blog.json: "faith", "legal", "writing", "personal-growth".',
      'content/recordings/fresh-start-audio.mp3 is missing.',
      expect.stringContaining(`${home}: "words.bookOfTheMonth.entries[1].bookId" names the book "lost-book"`),
    ]);
  });

  it("compares a manuscript's title page with its e-book's record", async () => {
    await content.addFolder('content/books/fear-not/manuscript');
    await writeFile(
      join(content.folder, 'books/fear-not/manuscript/book.md'),
      '---\ntitle: Fear Not\nsubtitle: Faith to Stay\npublished: 2024-12-15\n---\nWords.\n',
    );
    const said = (await faultsOf(content)).split('\n');
    const page = 'content/books/fear-not/manuscript/book.md';
    expect(said).toEqual([
      `ContentError: ${page}: "subtitle" says "Faith to Stay", but book.json "Faith to Move Forward".`,
      `${page}: "published" says "2024-12-15", but book.json "2024-11-15".`,
    ]);
  });

  it('uses the quotation marks of a manuscript, and suggests a name for a folder with umlauts', async () => {
    await content.addFolder('content/books/übergröße');
    await content.addFolder('content/books/übergröße/manuscript');
    await writeFile(
      join(content.folder, 'books/übergröße/manuscript/book.md'),
      '---\nlanguage: de-DE\ntitle: Der "Fall"\n---\nText.\n',
    );
    await writeFile(
      join(content.folder, 'books/übergröße/book.json'),
      (await readFile(join(content.folder, 'books/fear-not/book.json'), 'utf8')).replace(
        '"Fear Not"',
        '"Der „Fall“"',
      ),
    );
    const said = await faultsOf(content);
    expect(said).toContain(
      'content/books/übergröße must have a name of lowercase letters, digits, and hyphens, such as "ubergrosse"',
    );
    expect(said).not.toContain('"title" says');
  });

  it('reports a chapter that cannot be read aloud', async () => {
    await content.addFolder('content/books/fear-not/manuscript');
    await writeFile(
      join(content.folder, 'books/fear-not/manuscript/01-no-title.md'),
      '---\nfree: yes\n---\nWords.\n',
    );
    await expect(faultsOf(content)).resolves.toContain(
      'content/books/fear-not/manuscript/01-no-title.md: "title" is missing.',
    );
  });
});
