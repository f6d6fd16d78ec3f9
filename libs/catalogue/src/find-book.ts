import type { ArticleBody } from './article.js';
import type { BookCard, BookDetails, SalesPage } from './book.js';
import type { ArticleSlug, BookId } from './ids.js';
import { catalogue } from './opened.js';

const { articleBodies, books, bookDetails, salesPages } = catalogue;

/** What is there for every book of the content, or every article. @throws for another */
function found<Entry>(entry: Entry | undefined, id: string): Entry {
  if (!entry) throw new Error(`The content has no "${id}".`);
  return entry;
}

export function bookById(id: string): BookCard | undefined {
  return books.find((book) => book.id === id);
}

export function bookByProductId(productId: string): BookCard | undefined {
  return books.find((book) => productId === (book.productId ?? book.preOrderProductId));
}

/** The small picture of the book that a product sells; null for a product that is no book of the content. */
export const coverOfProduct = (productId: string): string | null =>
  bookByProductId(productId)?.cover.thumbSrc ?? null;

/** What a book's own page shows beyond its card. */
export function detailsOf(bookId: BookId): BookDetails {
  return found(
    bookDetails.find((details) => details.bookId === bookId),
    bookId,
  );
}

/** The words of the page that sells a book. */
export function salesPageOf(bookId: BookId): SalesPage {
  return found(
    salesPages.find((page) => page.bookId === bookId),
    bookId,
  );
}

export function articleBodyOf(slug: ArticleSlug): ArticleBody {
  return found(
    articleBodies.find((body) => body.slug === slug),
    slug,
  );
}
