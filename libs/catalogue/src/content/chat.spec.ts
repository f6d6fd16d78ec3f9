import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentCopy, copyContent } from '../testing/content-copy.js';
import { faultsOf } from '../testing/faults-of.js';
import { readContent } from './read-content.js';

const file = 'content/chat.json';

describe('chat.json', () => {
  let copy: ContentCopy;

  beforeAll(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.restore());
  afterAll(() => copy.remove());

  it.each([
    ['topics.0.text', ['It is $9.99.'], '"topics[0].text[0]" must not name a price'],
    ['topics.0.triggers', ['Don’t'], '"topics[0].triggers[0]" must be lowercase letters'],
    ['topics.0.links', [{ label: 'Out', href: 'http://x' }], '"topics[0].links[0].href" must be a path'],
    ['topics.1.id', 'crisis', '"topics" must not use an id twice'],
    ['topics.0.books', ['lost'], '"topics[0].books[0]" names the book "lost"'],
    ['books.lost', { names: ['a'], needs: ['b'], reason: 'c' }, '"books.lost" names the book "lost"'],
    ['words.sendLabel', '', '"words.sendLabel" must not be empty'],
  ])('is rejected with file and key if "%s" is wrong', async (key, value, complaint) => {
    await copy.set(file, key, value);
    await expect(faultsOf(copy)).resolves.toContain(`${file}: ${complaint}`);
  });

  it('answers about a book without a text of its own from its title, keywords and summary', async () => {
    await copy.set(file, 'books.fear-not', undefined);
    const { chat, books } = await readContent(copy.folder);
    const book = books.find(({ id }) => id === 'fear-not')?.book;
    expect(chat?.books['fear-not']).toMatchObject({ names: ['fear not'], reason: book?.summary });
    expect(chat?.books['fear-not']?.needs.length).toBe(book?.keywords.length);
  });
});
