/** A picture of the library. */
export interface PictureSizes {
  width: number;
  height: number;
  /** Widths of its copies in AVIF and WebP, from small to large. Empty if it is only shown as it is. */
  widths: readonly number[];
  /** Ending of its file, if it has no copies: `svg`, `gif`. */
  fallback: string | null;
}

export interface BookCard {
  title: string;
  subtitle?: string;
  href: string;
}

/** Facts that the HTML of an article needs. */
export interface ArticleContext {
  /** BCP 47 */
  language: string;
  /** Sizes of a picture; undefined if it is not in the library. */
  pictureOf?: (src: string) => PictureSizes | undefined;
  /** The card of a book; undefined for an unknown one. */
  bookOf?: (bookId: string) => BookCard | undefined;
  /** Undefined if a text cannot ask for the newsletter. */
  newsletter?: { title: string; label: string; href: string };
}

interface ArticleWords {
  notes: string;
  backToText: string;
  table: string;
}

const words: Record<string, ArticleWords> = {
  de: { notes: 'Anmerkungen', backToText: 'Zurück zum Text', table: 'Tabelle' },
  en: { notes: 'Notes', backToText: 'Back to the text', table: 'Table' },
};
const english: ArticleWords = { notes: 'Notes', backToText: 'Back to the text', table: 'Table' };

export function articleWords(language: string): ArticleWords {
  return words[language.split('-')[0] ?? ''] ?? english;
}
