import { books } from '@lectern/catalogue';
import type { BookCoverProps } from '@lectern/ui';
import type { BookOptions } from '@lectern/widget-kit';

const coverOf = ({ src, webpSrcSet }: BookCoverProps['cover']) => ({ src, srcSet: webpSrcSet });

export function checkoutBook(bookId: string): BookOptions | undefined {
  const sold = books.filter(({ id, productId }) => productId !== null || id === bookId);
  const at = sold.findIndex(({ id }) => id === bookId);
  const book = sold[at];
  if (!book) return undefined;
  const next = sold.length > 1 ? sold[(at + 1) % sold.length] : undefined;
  return {
    cover: coverOf(book.cover),
    next: next ? { title: next.title, path: next.path, cover: coverOf(next.cover) } : null,
  };
}
