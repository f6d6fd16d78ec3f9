import type { Finding, Json, OwnerValue, ValueField } from '@lectern/catalogue/values';
import { isNewId, pointerOf, SCHEMA_VERSION, stepsOf } from '@lectern/catalogue/stored-values';
import { bookLinks } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { ContentReading, type FieldsOfContent } from './content-reading.js';
import { type ContentChange, type ContentPlace, type DraftChange, placeKey } from './content-rules.js';
import { isEditable, sectionOf } from './content-sections.js';
import { type FieldShape, FieldShapes } from './field-shapes.js';
import { orderedBooks } from './ordered-books.js';
import { removedEntries } from './removed-entries.js';

/** A field as the form shows it. */
interface ShapedField extends ValueField {
  entry?: readonly ShapedField[];
  /** Of a choice of books: title by id. */
  choiceNames?: Readonly<Record<string, string>>;
}

/** A field with its three values. */
export interface EditedField extends ShapedField {
  section: string;
  /** The content's; null if it has none. */
  base: Json;
  /** Of visitors; null if they see none. */
  published: Json;
  /** Of a list of the content. */
  baseEntryIds?: readonly string[];
  /** Of a list that visitors see. */
  publishedEntryIds?: readonly string[];
  /** Of a list whose entries can only be moved: their names, by id. */
  fixedEntries?: Readonly<Record<string, string>>;
  /** Of a list: first texts of entries that it had, by id. */
  removedEntries?: Readonly<Record<string, string>>;
}

/** Pictures of the site that are files, so they are not among the fields of the content. */
const PICTURE_SLOTS: readonly ContentPlace[] = ['site/portrait', 'site/logo', 'site/logo-dark'].map(
  (file) => ({
    file,
    pointer: '',
  }),
);

/** Draft changes over published values. */
export function withChanges(
  values: readonly OwnerValue[],
  changes: readonly (ContentChange & Partial<DraftChange>)[],
): OwnerValue[] {
  const changed = new Set(changes.map(placeKey));
  const laid = changes.flatMap(({ file, pointer, value, base = null, schemaVersion = SCHEMA_VERSION }) =>
    value === undefined ? [] : [{ file, pointer, value, base, schemaVersion }],
  );
  return [...values.filter((value) => !changed.has(placeKey(value))).map(plain), ...laid];
}

/** Without columns that the cache of field lists must not compare. */
const plain = ({ file, pointer, value, base, schemaVersion }: OwnerValue): OwnerValue => ({
  ...{ file, pointer, value, base, schemaVersion },
});

/** Lists the fields of content files. */
@Injectable()
export class ContentFields {
  constructor(private readonly reading: ContentReading) {}

  published(values: readonly OwnerValue[]): Promise<FieldsOfContent> {
    return this.reading.fields(values.map(plain));
  }

  /** All fields that the owner can change, with drafts over the published values. */
  async present(values: readonly OwnerValue[], changes: readonly DraftChange[]): Promise<ValueField[]> {
    const { fields } = await this.drafted(values, changes);
    return [...slotFields(values, changes), ...fields.filter(isEditable)];
  }

  /** Fields that match, with the draft over the published values. */
  async edited(
    values: readonly OwnerValue[],
    changes: readonly DraftChange[],
    isAsked: (place: ContentPlace) => boolean,
  ): Promise<{ fields: EditedField[]; findings: Finding[] }> {
    const published = await this.published(values);
    const drafted = await this.drafted(values, changes);
    const ofVisitors = byPlace(published.fields);
    const ofContent = byPlace(published.base);
    const shapes = new FieldShapes(published.base);
    const earlier = [...published.fields, ...published.base];
    const fields = drafted.fields
      .filter((field) => isEditable(field) && isAsked(field))
      .map((field): EditedField => {
        const shown = ofVisitors.get(placeKey(field));
        const base = ofContent.get(placeKey(field));
        const removed = removedEntries(field, [shown, base], earlier);
        const fixed = orderedBooks(field, drafted.fields);
        return {
          ...shaped(field, shapes),
          section: sectionOf(field),
          base: base?.value ?? null,
          published: shown?.value ?? null,
          ...(base?.entryIds && { baseEntryIds: base.entryIds }),
          ...(shown?.entryIds && { publishedEntryIds: shown.entryIds }),
          ...(fixed && { fixedEntries: fixed }),
          ...(removed && { removedEntries: removed }),
        };
      });
    return {
      fields: [...slotFields(values, changes).filter(isAsked), ...fields],
      findings: drafted.findings,
    };
  }

  private drafted(values: readonly OwnerValue[], changes: readonly DraftChange[]): Promise<FieldsOfContent> {
    return changes.length === 0
      ? this.published(values)
      : this.reading.fields(withChanges(values, changes), { isDraft: true });
  }

  /** Shapes of changed fields, by place. */
  async shapesOf(
    values: readonly OwnerValue[],
    changes: readonly ContentChange[],
  ): Promise<Map<string, FieldShape>> {
    const isAsked = new Set(changes.map(placeKey));
    const { base } = await this.published(values);
    const { fields } = await this.reading.fields(withChanges(values, changes), { isDraft: true });
    const shapes = new FieldShapes(base);
    const asked = fields.filter((field) => isAsked.has(placeKey(field)));
    return new Map(asked.map((field) => [placeKey(field), shapes.of(field)]));
  }

  /** Places of changes with the content's values; those that the site does not have are missing. */
  async placesOf(
    values: readonly OwnerValue[],
    changes: readonly ContentChange[],
  ): Promise<Map<string, { base: Json }>> {
    const { fields, base } = await this.published(values);
    const ofContent = byPlace(base);
    const known = byPlace([...base, ...fields]);
    const editable = changes.filter(isEditable);
    const isUnknown = (change: ContentChange) =>
      !known.has(placeKey(change)) && !isPictureSlot(change) && !known.has(placeKey(listAround(change)));
    // Fields that the content leaves out are known once they are laid over it.
    if (editable.some(isUnknown)) {
      const filled = editable.map((change) => (change.value === '' ? { ...change, value: 'x' } : change));
      const drafted = await this.reading.fields(withChanges(values, filled), { isDraft: true });
      for (const field of drafted.fields) known.set(placeKey(field), field);
    }
    const found = editable.filter((change) => !isUnknown(change));
    return new Map(
      found.map((change) => [placeKey(change), { base: baseOf(ofContent.get(placeKey(change))) }]),
    );
  }
}

/** With the limits and placeholders of the content, also in entries to add. */
function shaped(field: ValueField, shapes: FieldShapes): ShapedField {
  const { placeholders: _typed, entry, ...facts } = field;
  return {
    ...facts,
    ...shapes.of(field),
    ...(isBookChoice(field) && bookChoices()),
    ...(entry && { entry: entry.map((each) => shaped(each, shapes)) }),
  };
}

/** Whether a field names a book: its choices are not in the content. */
export const isBookChoice = ({ kind, choices }: ValueField): boolean =>
  kind === 'choice' && choices?.length === 0;

const bookChoices = () => ({
  choices: bookLinks.map(({ id }) => id),
  choiceNames: Object.fromEntries(bookLinks.map(({ id, title }) => [id, title])),
});

function slotFields(values: readonly OwnerValue[], changes: readonly DraftChange[]): EditedField[] {
  return PICTURE_SLOTS.map((slot) => {
    const isOfSlot = ({ file }: ContentPlace) => file === slot.file;
    const published = values.find(isOfSlot)?.value ?? null;
    const change = changes.find(isOfSlot);
    return {
      ...{ ...slot, section: sectionOf(slot), kind: 'picture', isShown: false, limit: null },
      ...{ base: null, published, value: change ? (change.value ?? null) : published },
    };
  });
}

const byPlace = (fields: readonly ValueField[]): Map<string, ValueField> =>
  new Map(fields.map((field) => [placeKey(field), field]));

/** The list that a new entry around the place is added to; the place itself if there is none. */
function listAround({ file, pointer }: ContentPlace): ContentPlace {
  const steps = stepsOf(pointer);
  const at = steps.findIndex(isNewId);
  return { file, pointer: at < 0 ? pointer : pointerOf(steps.slice(0, at)) };
}

const isPictureSlot = (place: ContentPlace): boolean =>
  PICTURE_SLOTS.some((slot) => placeKey(place) === placeKey(slot));

/** Captions of the content are files, which no value lies over. */
const baseOf = (field: ValueField | undefined): Json =>
  field?.kind === 'captions' ? null : field?.entryIds ? [...field.entryIds] : (field?.value ?? null);
