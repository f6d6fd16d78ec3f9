import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import type { ShownChange } from './change-list.js';
import { groupOf, labelOf, textOfValue } from './field-words.js';
import { keyOf, stepsOf, type Value } from './places.js';

type Fields = ReadonlyMap<string, ContentField>;

/** Names an entry by its first text. */
function entryNamer(list: string, fields: Fields): (id: string) => string {
  return (id) => {
    const texts = [...fields].filter(([key]) => key === `${list}/${id}` || key.startsWith(`${list}/${id}/`));
    const text = texts.map(([, { value }]) => value).find((value) => typeof value === 'string' && value);
    return String(text ?? '…');
  };
}

export const changeName = (place: Pick<ContentField, 'file' | 'pointer'>): string => {
  const isShort = stepsOf(place.pointer).length < 2;
  return isShort ? labelOf(place) : `${groupOf(place)} · ${labelOf(place)}`;
};

const publishedOf = (field: ContentField | undefined): Value =>
  field?.kind === 'list' ? [...(field.publishedEntryIds ?? [])] : (field?.published ?? null);
const baseOf = (field: ContentField | undefined): Value =>
  field?.kind === 'list' ? [...(field.baseEntryIds ?? [])] : (field?.base ?? null);

/** Changes of a draft: the text of visitors, and hers. */
export function shownChanges(changes: readonly ContentChange[], fields: Fields): ShownChange[] {
  return changes.map((change) => {
    const key = keyOf(change);
    const field = fields.get(key);
    const nameOfEntry = entryNamer(key, fields);
    const after = change.value === undefined ? baseOf(field) : change.value;
    return {
      ...{ key, name: changeName(change) },
      before: textOfValue(publishedOf(field), nameOfEntry),
      after: textOfValue(after, nameOfEntry),
    };
  });
}

/** Fields that a version changed: its text, and the text of now. */
export function versionChanges(changes: readonly ContentChange[], fields: Fields): ShownChange[] {
  return changes.map((change) => {
    const key = keyOf(change);
    const field = fields.get(key);
    const nameOfEntry = entryNamer(key, fields);
    const now = field?.kind === 'list' ? [...(field.entryIds ?? [])] : (field?.value ?? null);
    const before = change.value === undefined ? baseOf(field) : change.value;
    return {
      ...{ key, name: changeName(change) },
      before: textOfValue(before, nameOfEntry),
      after: textOfValue(now, nameOfEntry),
    };
  });
}
