import { bookById, type PageWords } from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
type Words = PageWords<'audio-previews'>;

/** A book with audio previews. The server identifies it by its title. */
export interface SpokenBook {
  bookId: string;
  title: string;
  cover: BookSummary['cover'];
}

export interface AudioPreviewsWords extends Words {
  generator: Omit<Words['generator'], 'books'> & { books: SpokenBook[] };
}

export function audioPreviewsContent(): PageContent<AudioPreviewsWords> {
  const { words: read, ...rest } = pageFileContent('audio-previews');
  const { generator, ...words } = read;
  const books = generator.books.map(({ bookId, title }) => {
    const book = bookById(bookId);
    if (!book) throw new Error(`content/pages/audio-previews.json names no book of the catalogue: ${bookId}`);
    return { bookId, title, cover: summaryOf(book).cover };
  });
  return {
    ...rest,
    words: { ...words, generator: { ...generator, books } },
  };
}
