import { isOrder, type Json, type OwnerValue } from './owner-value.js';
import { addedBooks, bookFileName, wholeFile } from './whole-books.js';

/** Names the books that are read aloud. */
export const SPOKEN_FILE = 'pages/audio-previews.json';
const LIST = '/words/generator/books';

type Fields = { [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsAt = (value: Json | undefined, name: string): Fields | undefined => {
  const field = isFields(value) ? value[name] : undefined;
  return isFields(field) ? field : undefined;
};

/** Added books whose reading sample can be read aloud, newest first. */
export function spokenBooks(values: readonly OwnerValue[]): { bookId: string; title: string }[] {
  return addedBooks(values).flatMap((bookId) => {
    const book = wholeFile(values, bookFileName(bookId, 'book.json'));
    const title = isFields(book) ? book['title'] : undefined;
    const opening = fieldsAt(wholeFile(values, bookFileName(bookId, 'sales.json')), 'opening');
    const hasSample =
      opening !== undefined || isFields(wholeFile(values, bookFileName(bookId, 'sample.json')));
    return hasSample && typeof title === 'string' && title !== '' ? [{ bookId, title }] : [];
  });
}

/** Adds books before the others that are read aloud, unless the page names them. */
export function withSpokenBooks(page: Json, spoken: ReturnType<typeof spokenBooks>): Json {
  const words = fieldsAt(page, 'words');
  const generator = fieldsAt(words, 'generator');
  const written = generator?.['books'] ?? [];
  if (!isFields(page) || spoken.length === 0 || !Array.isArray(written)) return page;
  const known = new Set(written.map((entry) => (isFields(entry) ? entry['bookId'] : undefined)));
  const books = [...spoken.filter(({ bookId }) => !known.has(bookId)), ...written];
  return { ...page, words: { ...words, generator: { ...generator, books } } };
}

/** Adds books before the others of an order that was made before them. */
export function orderWithSpokenBooks(value: OwnerValue, spoken: ReturnType<typeof spokenBooks>): OwnerValue {
  const { value: ordered, base, pointer } = value;
  if (pointer !== LIST || !isOrder(ordered)) return value;
  const known = new Set([...ordered.order, ...(Array.isArray(base) ? base.map(String) : [])]);
  const fresh = spoken.map(({ bookId }) => bookId).filter((id) => !known.has(id));
  return { ...value, value: { order: [...fresh, ...ordered.order] } };
}
