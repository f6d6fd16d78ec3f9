import { entryIds } from './entry-ids.js';
import { layValues } from './lay-values.js';
import { isOrder, type Json, type OwnerValue } from './owner-value.js';
import { toJson } from './tree.js';

/** Files of a book that the owner adds, each as one value in the shape of the file, and the place of its cover. */
const bookFile = /^books\/([a-z0-9-]+)\/(?:book\.json|sales\.json|detail\.json|sample\.json|cover)$/;

type Place = Pick<OwnerValue, 'file' | 'pointer'>;

/** Whether a value is a whole file of a book, or its cover. */
export const isWholeOfBook = ({ file, pointer }: Place): boolean => pointer === '' && bookFile.test(file);

export const bookFileName = (
  id: string,
  name: 'book.json' | 'sales.json' | 'detail.json' | 'sample.json' | 'cover',
): string => `books/${id}/${name}`;

/** A whole file of a book with the changes that lie on it. Undefined if the owner added none. */
export function wholeFile(values: readonly OwnerValue[], file: string): Json | undefined {
  const ofFile = values.filter((value) => value.file === file);
  const whole = ofFile.find(isWholeOfBook);
  if (!whole) return undefined;
  const { tree } = layValues(
    whole.value,
    ofFile.filter((value) => value !== whole),
  );
  return toJson(tree);
}

/** Ids of the books that the owner added, newest first. */
export const addedBooks = (values: readonly OwnerValue[]): string[] =>
  values
    .filter((value) => isWholeOfBook(value) && value.file.endsWith('/book.json'))
    .map(({ file }) => file.split('/')[1] ?? '')
    .reverse();

/** Adds books before the others of `site.json`, unless it names them. */
export function withBooks(site: Json, added: readonly string[]): Json {
  if (typeof site !== 'object' || site === null || Array.isArray(site)) return site;
  const written = site['bookOrder'] ?? [];
  if (added.length === 0 || !Array.isArray(written)) return site;
  return { ...site, bookOrder: [...added.filter((id) => !written.includes(id)), ...written] };
}

/** Adds books before the others of an order that was made before them. */
export function orderWithBooks(value: OwnerValue, added: readonly string[]): OwnerValue {
  const { value: ordered, base } = value;
  if (added.length === 0 || value.pointer !== '/bookOrder' || !isOrder(ordered)) return value;
  const digestOf = (id: string) => id.replace(/^@\d+-/, '');
  const known = new Set([...ordered.order, ...(Array.isArray(base) ? base.map(String) : [])].map(digestOf));
  const fresh = entryIds([...added]).filter((id) => !known.has(digestOf(id)));
  return { ...value, value: { order: [...fresh, ...ordered.order] } };
}
