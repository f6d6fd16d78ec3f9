import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { copyContent, type ContentCopy } from '../../testing/content-copy.js';
import { faultsOf } from '../../testing/faults-of.js';

const file = 'content/articles/bankruptcy-myths.md';

describe('reading an article', () => {
  let content: ContentCopy;

  beforeAll(async () => {
    content = await copyContent();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it.each<[string, RegExp, string, string]>([
    ['a missing field', /^excerpt:.*\n/m, '', '"excerpt" is missing.'],
    [
      'an unknown category',
      /^category: legal/m,
      'category: law',
      '"category" must be one of "words.categories" of pages/blog.json: "faith", "legal", "writing", "personal-growth".',
    ],
    [
      'a day that does not exist',
      /2024-12-08/,
      '2024-12-32',
      '"publishedDate" must be a date such as "2024-11-15".',
    ],
    ['a field nobody reads', /^featured:/m, 'feature: true\nfeatured:', '"feature" is not a known field.'],
    ['a keyword said twice', /^ {2}- Chapter 13$/m, '  - Chapter 7', '"keywords" must not repeat a keyword.'],
    [
      'a book that has no folder',
      /\[fresh-start, /,
      '[lost-book, ',
      '"relatedBooks[0]" names the book "lost-book", but there is no folder content/books/lost-book.',
    ],
  ])('names file and key of %s in one sentence @S1-blog-4', async (_what, from, to, sentence) => {
    await content.rewrite(file, (written) => written.replace(from, to));
    await expect(faultsOf(content)).resolves.toContain(`${file}: ${sentence}`);
  });

  it('reports the line of an error in the text', async () => {
    let line = 0;
    await content.rewrite(file, (written) => {
      const [before = '', after = ''] = written.split('## Myth 1:');
      line = before.split('\n').length;
      return `${before}<hr>\n\n${after}`;
    });
    await expect(faultsOf(content)).resolves.toContain(`${file} cannot hold HTML (line ${line}).`);
  });

  it('reports the line of an error in the fields', async () => {
    await content.rewrite(file, (written) => written.replace('category: legal', 'category: "legal'));
    await expect(faultsOf(content)).resolves.toContain(`${file} cannot be read near line`);
  });

  it('asks for missing fields', async () => {
    await content.rewrite(file, () => 'Only a text.');
    await expect(faultsOf(content)).resolves.toContain(
      `${file} must begin with its fields between two lines`,
    );
  });

  it('rejects file names that cannot be addresses', async () => {
    await content.move(file, 'content/articles/Myths & More.md');
    await expect(faultsOf(content)).resolves.toContain(
      'Myths & More.md must have a name of lowercase letters, digits, and hyphens',
    );
  });
});
