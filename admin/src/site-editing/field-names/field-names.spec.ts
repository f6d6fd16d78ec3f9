import { describe, expect, it } from '@jest/globals';
import { contentFolder } from '@lectern/catalogue/content';
import { readFields, type ValueField } from '@lectern/catalogue/values';

import { knownName } from '../field-words.js';
import { fieldNames as english } from './messages.en.js';
import { fieldNames as german } from './messages.de.js';

/** Keys that name fields: no ids of entries, and none of books. */
function keysOf(fields: readonly ValueField[]): Map<string, string> {
  const entries = new Set(
    fields.flatMap(({ file, pointer, entryIds = [] }) => entryIds.map((id) => `${file}#${pointer}/${id}`)),
  );
  const books = new Set(fields.flatMap(({ file }) => /^books\/([^/]+)\//.exec(file)?.[1] ?? []));
  const keys = new Map<string, string>();
  for (const { file, pointer } of fields) {
    const steps = pointer.split('/').slice(1);
    for (const [at, step] of steps.entries()) {
      const place = `${file}#/${steps.slice(0, at + 1).join('/')}`;
      if (!entries.has(place) && !books.has(step) && step !== 'new-') keys.set(step, place);
    }
  }
  return keys;
}

/** The release of an edition has a screen of its own. */
const isEditable = ({ pointer }: ValueField): boolean => !pointer.endsWith('/availability');

describe('Names of fields', () => {
  it('are plain words for every field of the content', async () => {
    const read = await readFields(contentFolder, []);
    const fields = read.fields.flatMap((field) => [field, ...(field.entry ?? [])]);
    const keys = keysOf(fields);
    expect(keys.size).toBeGreaterThan(500);
    expect([...keys].filter(([key]) => knownName(key) === undefined)).toEqual([]);
    const choices = fields.filter(isEditable).flatMap((field) => field.choices ?? []);
    const words = new Set(choices.filter((choice) => typeof choice === 'string'));
    expect([...words].toSorted()).toEqual(Object.keys(english.choices).toSorted());
  }, 60_000);

  it('are the same keys in German', () => {
    expect(Object.keys(german.names).toSorted()).toEqual(Object.keys(english.names).toSorted());
    expect(Object.keys(german.choices)).toEqual(Object.keys(english.choices));
    expect(Object.keys(german.endings)).toEqual(Object.keys(english.endings));
  });

  it('are put together for keys with a known ending', () => {
    expect(knownName('emailHint')).toBe('Email address: hint');
    expect(knownName('zebraCrossing')).toBeUndefined();
  });
});
