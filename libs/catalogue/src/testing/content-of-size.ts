import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { isbnCheckDigit } from '../content/fields.js';
import { copyContent, type ContentCopy } from './content-copy.js';

interface Size {
  /** Of the first author's eight, in her order; further ones are copies of her first, named `book-9` and on. */
  books?: number;
  /** Copies of one of hers, named `article-1` and on, newest last. Her own five if left out. */
  articles?: number;
  /** Title of the first book and of the newest article. */
  title?: string;
}

interface BookJson {
  title: string;
  editions: { isbn: string }[];
  direct: { productId: string };
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Copies the first author's content with another number of books or articles, for specs. */
export async function contentOfSize({ books, articles, title }: Size): Promise<ContentCopy> {
  const content = await copyContent();
  if (books !== undefined) await changeBooks(content, books);
  if (articles !== undefined) await changeArticles(content, articles);
  if (title !== undefined) await nameFirst(content, title);
  return content;
}

async function changeBooks(content: ContentCopy, count: number): Promise<void> {
  const site = 'content/site.json';
  const read = async (file: string) => readFile(path.join(content.root, file), 'utf8');
  const { bookOrder } = JSON.parse(await read(site)) as { bookOrder: string[] };
  const kept = bookOrder.slice(0, count);
  const added = Array.from({ length: count - kept.length }, (_none, at) => `book-${kept.length + at + 1}`);
  for (const id of bookOrder.slice(count))
    await rm(path.join(content.folder, 'books', id), { recursive: true });
  for (const [at, id] of added.entries()) await addBook(content, id, kept.length + at);
  await content.rewrite(site, (written) => {
    const said = JSON.parse(written) as { navigation: { booksMenu: { featuredBookId?: string } } };
    delete said.navigation.booksMenu.featuredBookId;
    return json({ ...said, bookOrder: [...kept, ...added] });
  });
  const isKept = (id: string | null) => id === null || kept.includes(id);
  await dropReferences(content, isKept);
  await content.rewrite('content/chat.json', (written) => {
    const chat = JSON.parse(written) as { topics: { books?: string[] }[]; books: Record<string, object> };
    const topics = chat.topics.map(({ books, ...topic }) => ({
      ...topic,
      ...(books?.some(isKept) ? { books: books.filter(isKept) } : {}),
    }));
    const [first = {}] = Object.values(chat.books);
    const known = Object.entries(chat.books).filter(([id]) => isKept(id));
    return json({
      ...chat,
      topics,
      books: Object.fromEntries([...known, ...added.map((id) => [id, first])]),
    });
  });
}

/** Adds a copy of the first book without its manuscript and scenes. `at` is its place in the order, from 0. */
async function addBook({ folder }: ContentCopy, id: string, at: number): Promise<void> {
  const from = path.join(folder, 'books/finding-peace');
  const to = path.join(folder, 'books', id);
  await cp(from, to, { recursive: true, filter: (source) => !source.endsWith('detail.json') });
  const book = JSON.parse(await readFile(path.join(from, 'book.json'), 'utf8')) as BookJson;
  const title = `Book ${at + 1}`;
  const editions = book.editions.map((edition, place) => {
    const digits = `979800${String(at * 10 + place).padStart(6, '9')}`;
    return { ...edition, isbn: digits + String(isbnCheckDigit(digits)) };
  });
  const direct = { ...book.direct, productId: `${id}-ebook` };
  const named = { ...book, title, fullTitle: title, path: `/${id}`, editions, direct };
  await writeFile(path.join(to, 'book.json'), json(named));
  const sales = JSON.parse(await readFile(path.join(from, 'sales.json'), 'utf8')) as { meta: object };
  const meta = { ...sales.meta, title: `${title}, a book of many` };
  await writeFile(path.join(to, 'sales.json'), json({ ...sales, productWords: [title.toLowerCase()], meta }));
}

/** Removes books from pages, films, samples, articles and the legal companion. */
async function dropReferences(content: ContentCopy, isKept: (id: string | null) => boolean): Promise<void> {
  interface OfBook {
    bookId: string | null;
    printed?: { from: string };
  }
  const fits = ({ bookId, printed }: OfBook) =>
    isKept(bookId) && (!printed?.from.startsWith('books/') || isKept(path.basename(printed.from)));
  await content.rewrite('content/videos.json', (written) => {
    const videos = JSON.parse(written) as { highlights: OfBook[]; others: OfBook[] };
    const [highlights, others] = [videos.highlights.filter(fits), videos.others.filter(fits)];
    return json({ ...videos, highlights, others });
  });
  await content.rewrite('content/downloads.json', (written) => {
    const downloads = JSON.parse(written) as { cards: OfBook[]; samples: OfBook[] };
    const [cards, samples] = [downloads.cards.filter(fits), downloads.samples.filter(fits)];
    return json({ ...downloads, cards, samples });
  });
  await content.rewrite('content/pages/audio-previews.json', (written) => {
    const page = JSON.parse(written) as { words: { generator: { books: OfBook[] } } };
    const { generator } = page.words;
    const words = { ...page.words, generator: { ...generator, books: generator.books.filter(fits) } };
    return json({ ...page, words });
  });
  await content.rewrite('content/pages/home.json', (written) => {
    const page = JSON.parse(written) as { words: { bookOfTheMonth: { entries: OfBook[] } } };
    const { bookOfTheMonth } = page.words;
    const entries = bookOfTheMonth.entries.filter(fits);
    return json({ ...page, words: { ...page.words, bookOfTheMonth: { ...bookOfTheMonth, entries } } });
  });
  await content.rewrite('content/social-images.json', (written) => {
    const images = Object.entries(JSON.parse(written) as Record<string, { picture: string }>);
    const drawn = images.map(([page, image]) => [
      page,
      isKept(image.picture) ? image : { ...image, picture: 'portrait' },
    ]);
    return json(Object.fromEntries(drawn));
  });
  const listed = (written: string) => (written.match(/[a-z0-9-]+/g) ?? []).filter((id) => isKept(id));
  for (const name of await readdir(path.join(content.folder, 'legal-topics')))
    await content.rewrite(`content/legal-topics/${name}`, (written) =>
      written.replace(/(?<="bookReferences": \[)[^\]]*/g, (ids) => listed(ids).map(json).join(', ')),
    );
  for (const name of await readdir(path.join(content.folder, 'articles')))
    await content.rewrite(`content/articles/${name}`, (written) =>
      written.replace(/(?<=^relatedBooks: \[)[^\]]*/m, (ids) => listed(ids).join(', ')),
    );
}

async function changeArticles({ folder }: ContentCopy, count: number): Promise<void> {
  const place = path.join(folder, 'articles');
  const written = await readFile(path.join(place, 'bankruptcy-myths.md'), 'utf8');
  for (const name of await readdir(place)) await rm(path.join(place, name));
  const categories = ['faith', 'legal', 'writing', 'personal-growth'];
  for (let at = 1; at <= count; at += 1) {
    const day = new Date(Date.UTC(2024, 0, at)).toISOString().slice(0, 10);
    const article = written
      .replace(/^title: .*$/m, `title: Article ${at}`)
      .replace(/^category: .*$/m, `category: ${categories[at % categories.length] ?? ''}`)
      .replace(/^publishedDate: .*$/m, `publishedDate: ${day}`)
      .replace(/^featured: .*$/m, `featured: ${at > count - 3}`);
    await writeFile(path.join(place, `article-${at}.md`), article);
  }
}

async function nameFirst(content: ContentCopy, title: string): Promise<void> {
  const { bookOrder } = JSON.parse(await readFile(path.join(content.folder, 'site.json'), 'utf8')) as {
    bookOrder: string[];
  };
  for (const key of ['title', 'fullTitle'])
    if (bookOrder[0]) await content.set(`content/books/${bookOrder[0]}/book.json`, key, title);
  const articles = await readdir(path.join(content.folder, 'articles'));
  const newest = articles
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  if (newest)
    await content.rewrite(`content/articles/${newest}`, (written) =>
      written.replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`),
    );
}
