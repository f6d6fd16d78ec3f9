import { bookById, type PageWords } from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { authorVoice } from './preview-rules.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
type Words = PageWords<'audio-previews'>;

/** A book with audio previews. The server identifies it by its title. */
export interface SpokenBook {
  bookId: string;
  title: string;
  cover: BookSummary['cover'];
}

/** A voice to choose; the author's own only for the books that she recorded. */
export interface OfferedVoice {
  id: string;
  label: string;
  description: string;
  titles?: readonly string[];
}

export interface AudioPreviewsWords extends Words {
  generator: Omit<Words['generator'], 'books'> & { books: SpokenBook[] };
}

/** Words of the generator; the author's recordings come before the synthetic voices. */
export interface MakerWords extends Omit<AudioPreviewsWords, 'generator' | 'voices'> {
  generator: Omit<AudioPreviewsWords['generator'], 'authorVoiceLabel'>;
  voices: OfferedVoice[];
}

/** @param titles of books with a published recording by the author */
export function makerWords(words: AudioPreviewsWords, titles: readonly string[] = []): MakerWords {
  const { authorVoiceLabel: label, ...generator } = words.generator;
  const own = titles.length > 0 ? [{ id: authorVoice, label, description: '', titles }] : [];
  return { ...words, generator, voices: [...own, ...words.voices] };
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
