import { bookById, type BookId, pages, site } from '@lectern/catalogue';
import { type BookFace, faceOf } from '../../book-face.js';
import { bookDetailPath } from '../../book-path.js';
import type { PageContent } from '../../words.js';

export interface BookSummaryWords {
  book: BookFace;
  subtitle: string | null;
  summary: string;
  author: string;
  links: { label: string; path: string }[];
}

/** What stands at a book's address until the page that sells it is there. */
export async function bookSummaryContent(bookId: BookId): Promise<PageContent<BookSummaryWords>> {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its page.`);
  const { detailsLabel } = (await pages.books()).words;
  const { directLabel } = (await pages['book-detail']()).words;
  const details = { label: detailsLabel, path: bookDetailPath(bookId) };
  const shop = { label: directLabel, path: `/shop#${bookId}` };
  return {
    meta: { title: `${book.title} | ${site.name}`, description: book.summary, keywords: book.keywords },
    socialImage: book.socialImage,
    words: {
      book: faceOf(book),
      subtitle: book.subtitle,
      summary: book.summary,
      author: site.author.name,
      links: book.productId ? [details, shop] : [details],
    },
  };
}
