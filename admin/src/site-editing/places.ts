import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import { isSameValue } from '../saving/same-value.js';

export type Value = ContentField['value'];
export type Place = Pick<ContentField, 'file' | 'pointer'>;

export const keyOf = ({ file, pointer }: Place): string => `${file}#${pointer}`;

export const isOrder = (value: Value | undefined): value is { order: string[] } =>
  typeof value === 'object' && value !== null && 'order' in value;

export const isPictureValue = (value: Value | undefined): value is { picture: string } =>
  typeof value === 'object' && value !== null && 'picture' in value;

export const isFilmValue = (value: Value | undefined): value is { film: string } =>
  typeof value === 'object' && value !== null && 'film' in value;

export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1);

export const isEntryStep = (step: string): boolean => /^(?:@|new-)/.test(step);

/** Steps that name a field: without ids of entries, and without the object of a page's words. */
export const nameStepsOf = (pointer: string): string[] =>
  stepsOf(pointer).filter((step) => step !== 'words' && !isEntryStep(step));

export const isBelow = (place: Place, { file, pointer }: Place): boolean =>
  place.file === file && place.pointer.startsWith(`${pointer}/`);

const without = (changes: readonly ContentChange[], place: Place): ContentChange[] =>
  changes.filter((change) => keyOf(change) !== keyOf(place));

/** A value that visitors read already is no change. */
export function withValue(
  changes: readonly ContentChange[],
  { file, pointer, published }: Pick<ContentField, 'file' | 'pointer' | 'published'>,
  value: Value,
): ContentChange[] {
  const others = without(changes, { file, pointer });
  return published !== null && isSameValue(value, published) ? others : [...others, { file, pointer, value }];
}

/** Changes that visitors do not read yet. */
export function withoutPublished(
  changes: readonly ContentChange[],
  fields: readonly ContentField[],
): ContentChange[] {
  const byKey = new Map(fields.map((field) => [keyOf(field), field]));
  return changes.filter((change) => {
    const {
      kind,
      published = null,
      publishedEntryIds = [],
      base,
      baseEntryIds = [],
    } = byKey.get(keyOf(change)) ?? {};
    const [seen, original] =
      kind === 'list' ? [{ order: publishedEntryIds }, { order: baseEntryIds }] : [published, base];
    return !isSameValue(change.value === undefined ? original : change.value, seen);
  });
}

const newId = (): string =>
  `new-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0')}`;

/** Orders a list. */
export function withOrder(
  changes: readonly ContentChange[],
  { file, pointer, publishedEntryIds }: ContentField,
  order: readonly string[],
): ContentChange[] {
  const others = without(changes, { file, pointer });
  const isUnchanged = JSON.stringify(order) === JSON.stringify(publishedEntryIds);
  return isUnchanged ? others : [...others, { file, pointer, value: { order: [...order] } }];
}

type EntryField = NonNullable<ContentField['entry']>[number];
/** A list, or one in an entry to add. */
type List = Pick<ContentField, 'file' | 'pointer' | 'entry'>;

const moved = (field: EntryField, from: string, to: string): EntryField => ({
  ...field,
  pointer: `${to}${field.pointer.slice(from.length)}`,
  ...(field.entry && { entry: field.entry.map((each) => moved(each, from, to)) }),
});

/** Fields of a new entry. */
export const entryFields = ({ pointer, entry = [] }: List, id: string): EntryField[] =>
  entry.map((field) => moved(field, `${pointer}/new-`, `${pointer}/${id}`));

/** Values of a new entry. A list that must not be empty starts with an entry. */
const entryChanges = (list: List, id: string): ContentChange[] =>
  entryFields(list, id).flatMap((field): ContentChange[] => {
    const { file, pointer, kind, value, choices = [], entryIds = [] } = field;
    if (kind !== 'list')
      return [{ file, pointer, value: value ?? (kind === 'choice' ? (choices[0] ?? '') : '') }];
    if (entryIds.length === 0) return [];
    const inner = newId();
    return [{ file, pointer, value: { order: [inner] } }, ...entryChanges(field, inner)];
  });

/** Adds an entry that is ready to type at the end of a list; `first` is the place of its first text. */
export function withEntry(
  changes: readonly ContentChange[],
  list: ContentField,
  order: readonly string[],
): { changes: ContentChange[]; id: string; first: Place } {
  const { file, pointer } = list;
  const id = newId();
  const added = entryChanges(list, id);
  const first = added.find(({ value }) => value === '') ?? { file, pointer: `${pointer}/${id}` };
  return { changes: [...withOrder(changes, list, [...order, id]), ...added], id, first };
}

/** Shows the content's value again, with all below it. */
export function withReset(changes: readonly ContentChange[], field: ContentField): ContentChange[] {
  const others = without(changes, field).filter((change) => !isBelow(change, field));
  const { file, pointer, base, published, baseEntryIds, publishedEntryIds } = field;
  const isOriginal =
    field.kind === 'list'
      ? JSON.stringify(baseEntryIds) === JSON.stringify(publishedEntryIds)
      : isSameValue(base, published);
  return isOriginal ? others : [...others, { file, pointer }];
}
