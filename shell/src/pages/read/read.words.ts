import { books, downloads, type PageWords, type Palette, type ReaderWords } from '@lectern/catalogue';

import { type PageContent, pageFileContent } from '../../site-map/page-content.js';

export interface ReadWords extends PageWords<'read'> {
  labels: ReaderWords;
  /** Until the book's own palette is known, and for a book without one. */
  palette: Palette;
}

export function readContent(): PageContent<ReadWords> {
  const content = pageFileContent('read');
  const labels = { ...downloads.reader, keysText: content.words.keysText };
  const [book] = books;
  if (!book) throw new Error('The content has no book whose colors the reader could wear.');
  return { ...content, words: { ...content.words, labels, palette: book.palette } };
}
