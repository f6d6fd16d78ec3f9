import type { StoredPreview } from '@lectern/api-client';
import type { SpokenBook } from './audio-previews.words.js';

interface Voice {
  id: string;
  label: string;
}

export interface StoredBook {
  book: SpokenBook;
  recordings: { label: string; preview: StoredPreview }[];
}

/**
 * What is stored, in the page's order of books and voices: the newest of each. What the page does not offer (any more)
 * is left out.
 * @param previews the newest first
 */
export function storedByBook(
  previews: readonly StoredPreview[],
  books: readonly SpokenBook[],
  voices: readonly Voice[],
): StoredBook[] {
  return books.flatMap((book) => {
    const recordings = voices.flatMap(({ id, label }) => {
      const preview = previews.find(
        ({ bookTitle, voiceType }) => bookTitle === book.title && voiceType === id,
      );
      return preview ? [{ label, preview }] : [];
    });
    return recordings.length > 0 ? [{ book, recordings }] : [];
  });
}
