import type { ContentField } from '@lectern/api-client/admin';
import { fieldNames, siteEditing as m } from '../messages.js';
import type { NameEntries } from './entry-names.js';
import { named } from './field-words.js';
import { placeName } from './place-names.js';
import { isFilmValue, isOrder, isPictureValue, keyOf, type Value } from './places.js';

/** A choice in words: the title of a book, or the name of a kind. */
export const choiceName = ({ choiceNames }: Pick<ContentField, 'choiceNames'>, choice: string | number) =>
  choiceNames?.[choice] ?? named(fieldNames.choices, String(choice)) ?? String(choice);

/** Texts of an entry that an update added. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [value] : [];
  return Object.values(value).flatMap(textsIn);
}

/** A value in a comparison. */
export function textOfValue(
  value: Value | undefined,
  nameOfEntry: (id: string) => string = (id) => id,
): string {
  if (value === null || value === undefined) return '';
  if (isOrder(value)) return value.order.map(nameOfEntry).join('\n') || m.field.emptyOrder;
  if (Array.isArray(value)) return value.map(nameOfEntry).join('\n') || m.field.emptyOrder;
  if (isPictureValue(value)) return m.field.pictureChosen;
  if (isFilmValue(value)) return m.films.chosen;
  if (typeof value === 'boolean') return value ? m.field.yes : m.field.no;
  return typeof value === 'object' ? textsIn(value).join('\n') : String(value);
}

/** A value of a field in a comparison: choices by their names. */
export function textOfField(
  field: ContentField | undefined,
  value: Value | undefined,
  nameOfEntry?: (id: string) => string,
): string {
  const isChoice = field?.kind === 'choice' && (typeof value === 'string' || typeof value === 'number');
  return isChoice ? choiceName(field, value) : textOfValue(value, nameOfEntry);
}

type Changed = readonly { file: string; pointer: string; value?: Value }[];

/** A draft as one text, for comparing it with another one. */
export const textOfChanges = (changes: Changed, nameEntries: NameEntries): string =>
  changes
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((change) => {
      const text = () => textOfValue(change.value, nameEntries(keyOf(change)));
      return `${placeName(change)}: ${change.value === undefined ? m.publish.original : text()}`;
    })
    .join('\n');
