import { books } from '@lectern/catalogue';
import type { BookCoverProps } from '@lectern/ui';
import type { BookOptions } from '@lectern/widget-kit';

import { sampleOf } from '../islands/reader/sample.words.js';

const coverOf = ({ src, webpSrcSet }: BookCoverProps['cover']) => ({ src, srcSet: webpSrcSet });

/** `chapter 1`, from `Finding Peace, chapter 1: The kitchen chair`. */
function sampleName(title: string, bookTitle: string): string {
  const [before, after] = title.split(': ');
  const name = before?.replace(bookTitle, '').replace(/^, /, '');
  return name || (after ?? title);
}

export function checkoutBook(bookId: string): BookOptions | undefined {
  const sold = books.filter(({ id, productId }) => productId !== null || id === bookId);
  const at = sold.findIndex(({ id }) => id === bookId);
  const book = sold[at];
  if (!book) return undefined;
  const sample = sampleOf(bookId);
  const next = sold.length > 1 ? sold[(at + 1) % sold.length] : undefined;
  return {
    cover: coverOf(book.cover),
    sample: sample && {
      name: sampleName(sample.title, book.title),
      url: sample.reading.pdfUrl,
    },
    next: next ? { title: next.title, path: next.path, cover: coverOf(next.cover) } : null,
  };
}
