import { afterEach, describe, expect, it } from '@jest/globals';

import type { ContentCopy } from '../testing/content-copy.js';
import { contentOfSize } from '../testing/content-of-size.js';
import { readContent } from './read-content.js';

describe('The size of a site', () => {
  let content: ContentCopy | undefined;
  afterEach(() => content?.remove());
  const read = async (size: Parameters<typeof contentOfSize>[0]) => {
    content = await contentOfSize(size);
    return readContent(content.folder);
  };

  it('may have no books', async () => {
    const { books, articles, warnings } = await read({ books: 0 });
    expect(books).toEqual([]);
    expect(articles.map(({ fields }) => fields.relatedBooks)).toEqual([[], [], [], [], []]);
    expect(warnings).toEqual([]);
  });

  it('may have one book', async () => {
    const { books } = await read({ books: 1 });
    expect(books.map(({ id }) => id)).toEqual(['finding-peace']);
  });

  it('may have forty books and a hundred and twenty articles, in order', async () => {
    const { books, articles } = await read({ books: 40, articles: 120 });
    expect(books).toHaveLength(40);
    expect(books.at(-1)?.id).toBe('book-40');
    expect(articles).toHaveLength(120);
    expect(articles[0]?.slug).toBe('article-120');
  });

  it('takes titles of 140 characters', async () => {
    const title = 'A very long title '.repeat(8).slice(0, 140);
    const { books, articles } = await read({ title });
    expect(title).toHaveLength(140);
    expect(books[0]?.book.title).toBe(title);
    expect(articles.map(({ fields }) => fields.title)).toContain(title);
  });
});
