import type { FieldErrors } from '@lectern/ui/kit';

export interface EntryState {
  errors: FieldErrors;
  disabled: boolean;
}

type TextsOf<Entry> = { [Name in keyof Entry]: Entry[Name] extends string ? Name : never }[keyof Entry] &
  string;

/**
 * Properties of the fields of an entry.
 * @param place of the entry in the book, as errors of the server name it: `reviews[0]`
 */
export const fieldsIn =
  <Entry extends object>(
    place: string,
    entry: Entry,
    { errors, disabled }: EntryState,
    onEntry: (entry: Entry) => void,
  ) =>
  (name: TextsOf<Entry>, writtenName: string = name) => {
    const fullName = place ? `${place}.${writtenName}` : writtenName;
    return {
      name: fullName,
      value: String(entry[name]),
      error: errors[fullName] ?? null,
      disabled,
      onChange: ({ target }: { target: { value: string } }) => onEntry({ ...entry, [name]: target.value }),
    };
  };

/** A line of a text belongs to the field that holds all of them. */
const fieldOfLine = (field: string): string =>
  field.replace(/^(includes|keywords|description|sections.*(?:facts|lists\[\d+\]\.entries))\[\d+\]$/, '$1');

/** Name of the form's field for a place in the book. */
export const fieldOf = (place: string): string =>
  fieldOfLine(place)
    .replace(/^series.*/, 'seriesName')
    .replace(/^opening.*/, 'sampleText')
    .replace(/^palette.*/, 'palette')
    .replace(/^(direct|preOrder).*/, 'editions');

/** Focuses a field of the book, else the first one below its place. */
export function focusPlace(name: string, page: ParentNode | null): void {
  const quoted = CSS.escape(name);
  const field =
    page?.querySelector<HTMLElement>(`[name="${quoted}"], [data-field="${quoted}"]`) ??
    page?.querySelector<HTMLElement>(`[name^="${quoted}"]`);
  field?.focus();
}

export const hasErrorBelow = (errors: FieldErrors, place: string): boolean =>
  Object.entries(errors).some(([name, message]) => message && name.startsWith(`${place}.`));
