import type { AddedBook } from '@lectern/api-client/admin';

/** As `sample.json`. */
export interface ChosenSample {
  title: string;
  /** In Markdown. */
  text: string;
  language?: string;
  isShortened: boolean;
}

/** The sample of a book; null if it has none. */
export function chosenSample(stored: Record<string, unknown> | null | undefined): ChosenSample | null {
  const { title, text, language, isShortened } = stored ?? {};
  if (typeof title !== 'string' || typeof text !== 'string') return null;
  return {
    ...{ title, text, isShortened: isShortened === true },
    ...(typeof language === 'string' ? { language } : {}),
  };
}

/** Name and size of the book's ePub; undefined without one. */
export function epubOf({ product }: Pick<AddedBook, 'product'>): string | undefined {
  const file = product?.files.find(({ format }) => format === 'epub');
  return file && `${file.fileName} ${file.sizeBytes ?? ''}`;
}
