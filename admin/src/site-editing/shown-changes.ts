import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import type { ShownChange } from './change-list.js';
import type { NameEntries } from './entry-names.js';
import { placeName } from './place-names.js';
import { textOfField } from './value-words.js';
import { keyOf, type Value } from './places.js';

type Fields = ReadonlyMap<string, ContentField>;

const publishedOf = (field: ContentField | undefined): Value =>
  field?.kind === 'list' ? [...(field.publishedEntryIds ?? [])] : (field?.published ?? null);
const baseOf = (field: ContentField | undefined): Value =>
  field?.kind === 'list' ? [...(field.baseEntryIds ?? [])] : (field?.base ?? null);
const currentOf = (field: ContentField | undefined): Value =>
  field?.kind === 'list' ? [...(field.entryIds ?? [])] : (field?.value ?? null);

/** Changes of a draft: the text of visitors, and hers. */
export function shownChanges(
  changes: readonly ContentChange[],
  fields: Fields,
  nameEntries: NameEntries,
): ShownChange[] {
  return changes.map((change) => {
    const key = keyOf(change);
    const field = fields.get(key);
    const text = (value: Value) => textOfField(field, value, nameEntries(key));
    const after = change.value === undefined ? baseOf(field) : change.value;
    return { key, name: placeName(change), before: text(publishedOf(field)), after: text(after) };
  });
}

/** Fields that a version changed: its text, and the text of now. */
export function versionChanges(
  changes: readonly ContentChange[],
  fields: Fields,
  nameEntries: NameEntries,
): ShownChange[] {
  return changes.map((change) => {
    const key = keyOf(change);
    const field = fields.get(key);
    const text = (value: Value) => textOfField(field, value, nameEntries(key));
    const before = change.value === undefined ? baseOf(field) : change.value;
    return { key, name: placeName(change), before: text(before), after: text(currentOf(field)) };
  });
}
