import type { Finding, Json, OwnerValue, ValueField } from '@lectern/catalogue/values';
import { isNewId, pointerOf, SCHEMA_VERSION, stepsOf } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { ContentReading, type FieldsOfContent } from './content-reading.js';
import { type ContentChange, type ContentPlace, type DraftChange, placeKey } from './content-rules.js';
import { isEditable, sectionOf } from './content-sections.js';

/** A field with its three values. */
export interface EditedField extends ValueField {
  section: string;
  /** The content's; null if it has none. */
  base: Json;
  /** Of visitors; null if they see none. */
  published: Json;
  /** Of a list of the content. */
  baseEntryIds?: readonly string[];
  /** Of a list that visitors see. */
  publishedEntryIds?: readonly string[];
}

export const PICTURE_SLOT: ContentPlace = { file: 'site/portrait', pointer: '' };

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

  /** Fields that match, with the draft over the published values. */
  async edited(
    values: readonly OwnerValue[],
    changes: readonly DraftChange[],
    isAsked: (place: ContentPlace) => boolean,
  ): Promise<{ fields: EditedField[]; findings: Finding[] }> {
    const published = await this.published(values);
    const drafted =
      changes.length === 0
        ? published
        : await this.reading.fields(withChanges(values, changes), { isDraft: true });
    const ofVisitors = byPlace(published.fields);
    const ofContent = byPlace(published.base);
    const fields = drafted.fields
      .filter((field) => isEditable(field) && isAsked(field))
      .map((field): EditedField => {
        const shown = ofVisitors.get(placeKey(field));
        const base = ofContent.get(placeKey(field));
        return {
          ...field,
          section: sectionOf(field),
          base: base?.value ?? null,
          published: shown?.value ?? null,
          ...(base?.entryIds && { baseEntryIds: base.entryIds }),
          ...(shown?.entryIds && { publishedEntryIds: shown.entryIds }),
        };
      });
    return { fields, findings: drafted.findings };
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

const byPlace = (fields: readonly ValueField[]): Map<string, ValueField> =>
  new Map(fields.map((field) => [placeKey(field), field]));

/** The list that a new entry around the place is added to; the place itself if there is none. */
function listAround({ file, pointer }: ContentPlace): ContentPlace {
  const steps = stepsOf(pointer);
  const at = steps.findIndex(isNewId);
  return { file, pointer: at < 0 ? pointer : pointerOf(steps.slice(0, at)) };
}

const isPictureSlot = (place: ContentPlace): boolean => placeKey(place) === placeKey(PICTURE_SLOT);

const baseOf = (field: ValueField | undefined): Json =>
  field?.entryIds ? [...field.entryIds] : (field?.value ?? null);
