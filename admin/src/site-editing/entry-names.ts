import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import { siteEditing as m } from '../messages.js';
import { keyOf } from './places.js';

/** Names the entries of a list, which is given by its key. */
export type NameEntries = (list: string) => (id: string) => string;

/** A field, or a change, whose kind is unknown. */
type Valued = Pick<ContentChange, 'file' | 'pointer' | 'value'> & { kind?: ContentField['kind'] };

const TEXT_KINDS: readonly Valued['kind'][] = ['text', 'paragraph', undefined];

function firstTextIn(entry: string, values: readonly Valued[]): string | undefined {
  const text = values.find((each) => {
    const key = keyOf(each);
    const isIn = key === entry || key.startsWith(`${entry}/`);
    return isIn && TEXT_KINDS.includes(each.kind) && typeof each.value === 'string' && each.value !== '';
  });
  return text && String(text.value);
}

/**
 * Names entries by their first text, also those that are removed by now.
 * @param fields as they are in the draft
 * @param loaded as the server sent them: with entries that the draft has removed since
 * @param changes of versions or other drafts, for entries that are in none of both
 */
export const nameEntries =
  (
    fields: ReadonlyMap<string, ContentField>,
    loaded: readonly ContentField[] = [],
    changes: readonly ContentChange[] = [],
  ): NameEntries =>
  (list) =>
  (id) => {
    const entry = `${list}/${id}`;
    return (
      firstTextIn(entry, [...fields.values()]) ??
      firstTextIn(entry, loaded) ??
      fields.get(list)?.removedEntries?.[id] ??
      firstTextIn(entry, changes) ??
      m.entry.nameless
    );
  };
