import type { ArticleContent } from './articles/read-article.js';
import type { BookFile } from './book.schema.js';
import type { ContentProblem } from './content-error.js';
import type { EventsFile } from './events.schema.js';
import { pageFiles } from './pages/page-files.js';
import type { SalesFile } from './sales.schema.js';
import type { SiteFile, SocialImagesFile } from './site.schema.js';

/**
 * Checks that the entries of a file's lists have different ids, and name known books.
 * @param file as named in problems: `content/videos.json`
 */
export function checkLists(
  file: string,
  lists: Readonly<Record<string, readonly { id: string; bookId: string | null }[]>>,
  bookIds: readonly string[],
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const taken = new Set<string>();
  for (const [list, entries] of Object.entries(lists))
    for (const [at, { id, bookId }] of entries.entries()) {
      if (bookId !== null && !bookIds.includes(bookId)) {
        const message = `names the book "${bookId}", but there is no folder content/books/${bookId}`;
        problems.push({ file, key: `${list}[${at}].bookId`, message });
      }
      if (taken.has(id))
        problems.push({ file, key: `${list}[${at}].id`, message: `is "${id}" for the second time` });
      taken.add(id);
    }
  return problems;
}

/** Checks that events have different ids, and name known books. */
export function checkEvents({ events }: EventsFile, bookIds: readonly string[]): ContentProblem[] {
  const file = 'content/events.json';
  const unknown = events.flatMap((event, at) =>
    event.bookIds
      .filter((id) => !bookIds.includes(id))
      .map((id) => ({
        file,
        key: `events[${at}].bookIds`,
        message: `names the book "${id}", but there is no folder content/books/${id}`,
      })),
  );
  return [
    ...checkLists(file, { events: events.map(({ id }) => ({ id, bookId: null })) }, bookIds),
    ...unknown,
  ];
}

/** Pages whose titles are in site.json. */
const titledPages = ['/shop', '/thank-you', '/404', '/link-expired', '/link-sent', '/link-unknown'];

/** First parts of the addresses that a book cannot have. */
const ownPaths = new Set([
  ...Object.keys(pageFiles),
  ...titledPages.map((page) => page.slice(1)),
  ...[
    'admin',
    'api',
    'assets',
    'attached_assets',
    'embed',
    'events',
    'files',
    'images',
    'impressum',
    'objects',
    'widgets',
  ],
]);

export function crossCheck({
  site,
  bookIds,
  books,
  articles,
  socialImages,
}: {
  site: SiteFile;
  bookIds: readonly string[];
  books: readonly { id: string; book: BookFile; sales: SalesFile }[];
  articles: readonly ArticleContent[];
  socialImages: SocialImagesFile;
}): ContentProblem[] {
  const problems: ContentProblem[] = [];

  const expectBook = (id: string, key: string, file = 'content/site.json'): void => {
    if (bookIds.includes(id)) return;
    problems.push({
      file,
      key,
      message: `names the book "${id}", but there is no folder content/books/${id}`,
    });
  };
  site.bookOrder.forEach((id, at) => expectBook(id, `bookOrder[${at}]`));
  const { featuredBookId } = site.navigation.booksMenu;
  if (featuredBookId !== undefined) expectBook(featuredBookId, 'navigation.booksMenu.featuredBookId');

  for (const { slug, fields } of articles) {
    fields.relatedBooks.forEach((id, at) =>
      expectBook(id, `relatedBooks[${at}]`, `content/articles/${slug}.md`),
    );
  }

  for (const [page, { picture }] of Object.entries(socialImages)) {
    if (picture !== 'portrait') expectBook(picture, `${page}.picture`, 'content/social-images.json');
  }

  for (const id of bookIds.filter((each) => !site.bookOrder.includes(each))) {
    const message = `must name the book "${id}", or its folder content/books/${id} must go`;
    problems.push({ file: 'content/site.json', key: 'bookOrder', message });
  }

  const owners = new Map<string, string>();
  const claim = (id: string, key: string, value: string): void => {
    const owner = owners.get(value);
    const message = `is "${value}", which "${owner}" already has`;
    if (owner !== undefined) problems.push({ file: `content/books/${id}/book.json`, key, message });
    owners.set(value, id);
  };
  for (const { id, book, sales } of books) {
    const ordered = sales.preOrder?.edition;
    const isComing = book.editions.some(
      ({ label, availability }) => label === ordered && availability === 'pre-order',
    );
    if (ordered !== undefined && !isComing) {
      const message = `names the edition "${ordered}", but book.json has none of that label that is not out yet`;
      problems.push({ file: `content/books/${id}/sales.json`, key: 'preOrder.edition', message });
    }
    claim(id, 'path', book.path);
    const [, first = ''] = book.path.split('/');
    if (ownPaths.has(first) && book.path !== `/books/${id}`) {
      const message = `is "${book.path}", where the site has a page of its own: choose another path`;
      problems.push({ file: `content/books/${id}/book.json`, key: 'path', message });
    }
    if (book.direct) claim(id, 'direct.productId', book.direct.productId);
    if (book.preOrder) claim(id, 'preOrder.productId', book.preOrder.productId);
    book.editions.forEach(({ isbn }, at) => {
      if (isbn !== undefined) claim(id, `editions[${at}].isbn`, isbn);
    });
  }
  return problems;
}
