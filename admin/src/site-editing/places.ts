import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import { isSameValue } from '../saving/same-value.js';

export type Value = ContentField['value'];
export type Place = Pick<ContentField, 'file' | 'pointer'>;

export const keyOf = ({ file, pointer }: Place): string => `${file}#${pointer}`;

export const isOrder = (value: Value | undefined): value is { order: string[] } =>
  typeof value === 'object' && value !== null && 'order' in value;

export const isPictureValue = (value: Value | undefined): value is { picture: string } =>
  typeof value === 'object' && value !== null && 'picture' in value;

export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1);

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

/** A field of the entry whose shape new entries copy. */
export interface ModelField {
  /** Pointer below the entry: `/title`, or empty if the entry is a text. */
  below: string;
  field: ContentField;
}

const KEPT_KINDS: readonly ContentField['kind'][] = ['choice', 'boolean', 'number'];

/** Adds an entry with empty texts at the end of a list. */
export function withEntry(
  changes: readonly ContentChange[],
  list: ContentField,
  order: readonly string[],
  model: readonly ModelField[],
): { changes: ContentChange[]; id: string } {
  const id = newId();
  const added = model
    .filter(({ field }) => field.kind !== 'list')
    .map(({ below, field: { kind, value } }): ContentChange => {
      const pointer = `${list.pointer}/${id}${below}`;
      return { file: list.file, pointer, value: KEPT_KINDS.includes(kind) ? value : '' };
    });
  return { changes: [...withOrder(changes, list, [...order, id]), ...added], id };
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
