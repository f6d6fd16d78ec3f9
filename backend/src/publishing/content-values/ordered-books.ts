import { bookLinks } from '@lectern/catalogue';
import type { ValueField } from '@lectern/catalogue/values';

/**
 * Titles of the books in the list of their order, by entry id: the owner can move its entries, and no more.
 * @returns undefined for other lists
 */
export function orderedBooks(
  { file, pointer, entryIds = [] }: ValueField,
  fields: readonly ValueField[],
): Record<string, string> | undefined {
  if (file !== 'site.json' || pointer !== '/bookOrder') return undefined;
  const titles = new Map<unknown, string>(bookLinks.map(({ id, title }) => [id, title]));
  const valueOf = (entry: string) =>
    fields.find((field) => field.file === file && field.pointer === `${pointer}/${entry}`)?.value;
  return Object.fromEntries(
    entryIds.map((entry) => [entry, titles.get(valueOf(entry)) ?? String(valueOf(entry) ?? entry)]),
  );
}
