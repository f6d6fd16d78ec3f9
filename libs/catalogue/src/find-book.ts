import type { ArticleBody } from './article.js';
import type { BookCard, BookDetails, SalesPage } from './book.js';
import type { ArticleSlug, BookId } from './ids.js';
import { articleBodies, bookDetails, books, salesPages } from './shown.js';

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

export const coverOfProduct = (productId: string): string | null =>
  bookByProductId(productId)?.cover.thumbSrc ?? null;

export function detailsOf(bookId: BookId): BookDetails {
  return found(
    bookDetails.find((details) => details.bookId === bookId),
    bookId,
  );
}

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
