import type { ValueField } from '@lectern/catalogue/values';

import { type ContentPlace, isAtOrBelow } from './content-rules.js';

const isText = ({ kind, value }: ValueField): boolean =>
  (kind === 'text' || kind === 'paragraph') && value !== '';

/**
 * First texts of entries that a list no longer has, by their ids; undefined if it has all of them.
 * @param before the list of visitors and of the content
 * @param earlier fields of visitors and of the content
 */
export function removedEntries(
  list: ValueField,
  before: readonly (ValueField | undefined)[],
  earlier: readonly ValueField[],
): Record<string, string> | undefined {
  const removed = new Set(before.flatMap((each) => each?.entryIds ?? []));
  for (const id of list.entryIds ?? []) removed.delete(id);
  if (removed.size === 0) return undefined;
  const texts = [...removed].flatMap((id) => {
    const entry: ContentPlace = { file: list.file, pointer: `${list.pointer}/${id}` };
    const first = earlier.find((field) => isAtOrBelow(field, entry) && isText(field));
    return first ? [[id, String(first.value)] as const] : [];
  });
  return Object.fromEntries(texts);
}
