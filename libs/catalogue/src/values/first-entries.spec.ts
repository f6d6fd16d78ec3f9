import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { type ContentCopy, copyContent } from '../testing/index.js';
import type { ValueField } from './fields.js';
import type { OwnerLibrary } from './owner-library.js';
import type { Json, OwnerValue } from './owner-value.js';
import { checkValues, readFields } from './read-with-values.js';

const FILM = '3f0c2f0e-0000-4000-8000-000000000001';

let copy: ContentCopy;
let library: OwnerLibrary;
beforeAll(async () => {
  copy = await copyContent();
  await rm(join(copy.folder, 'made'));
  const picture = join(copy.root, 'still.png');
  const photo = sharp({ create: { width: 800, height: 800, channels: 3, background: '#335577' } });
  await writeFile(picture, await photo.png().toBuffer());
  library = {
    pictures: { '0123': picture },
    films: { [FILM]: { address: '/api/films/x/1.mp4', durationSeconds: 150 } },
  };
});
afterAll(() => copy.remove());

const laid = ({ file }: ValueField, pointer: string, value: Json): OwnerValue => ({
  ...{ file, pointer, value },
  base: null,
  schemaVersion: 1,
});

/** The first names books, the second needs three entries. */
const EXCEPTIONS = ['site.json#/bookOrder', 'chat.json#/replies/unknownOffers'];

/** A value that fits a field. */
function typed({ kind, pointer, value, choices = [] }: ValueField): Json {
  if (/\/month$/.test(pointer)) return '2027-05';
  if (/\/(?:startTime|endTime)$/.test(pointer)) return pointer.endsWith('startTime') ? '19:30' : '21:00';
  if (/\/(?:zone|duration|transcript|link|endDate)$/.test(pointer) && kind !== 'paragraph') return '';
  if (/\/(?:url|onlineUrl)$/.test(pointer)) return 'https://example.com/';
  const values: Partial<Record<typeof kind, Json>> = {
    ...{ text: 'a few words', paragraph: 'a few words', link: '/about', date: '2027-05-14', price: '$12' },
    ...{ number: 4, picture: { picture: '0123' }, film: { film: FILM } },
    captions: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello.\n',
    choice: value ?? choices[0] ?? 'finding-peace',
  };
  return values[kind] ?? value ?? '';
}

/** A list without its entries but a new one. */
function withFirstEntry(list: ValueField, at: number): OwnerValue[] {
  const { entry = [], entryIds = [], pointer } = list;
  const id = `new-${at}`;
  return [
    { ...laid(list, pointer, { order: [id] }), base: [...entryIds] },
    ...entry.flatMap((field): OwnerValue[] => {
      const place = `${pointer}/${id}${field.pointer.slice(`${pointer}/new-`.length)}`;
      if (field.kind !== 'list') return [laid(list, place, typed(field))];
      return field.entryIds?.length ? withFirstEntry(moved(field, field.pointer, place), at) : [];
    }),
  ];
}

const moved = (field: ValueField, from: string, to: string): ValueField => ({
  ...field,
  pointer: `${to}${field.pointer.slice(from.length)}`,
  ...(field.entry && { entry: field.entry.map((each) => moved(each, from, to)) }),
});

const nameOf = ({ file, pointer }: { file: string; pointer: string }): string =>
  `${file.replace(/^books\/[^/]+/, 'books/*')}#${pointer}`;

describe('Lists of the content', () => {
  it('take a first entry once they are empty', async () => {
    const { fields } = await readFields(copy.folder, [], { library });
    const lists = fields.filter(({ kind }) => kind === 'list');
    const isInside = ({ file, pointer }: ValueField) =>
      lists.some((outer) => outer.file === file && pointer.startsWith(`${outer.pointer}/`));
    const outer = lists.filter((list) => !isInside(list));
    const open = outer.filter((list) => list.entry && !EXCEPTIONS.includes(nameOf(list)));
    const closed = outer.filter(({ entry }) => !entry);
    expect([...new Set(closed.map(nameOf))].sort()).toEqual([
      'books/*/book.json#/editions',
      'books/*/sales.json#/sections',
      'downloads.json#/cards',
      'downloads.json#/samples',
      'pages/audio-previews.json#/words/generator/books',
      'pages/audio-previews.json#/words/voices',
      'postage.json#/countries',
    ]);
    const refused = await checkValues(copy.folder, [], open.flatMap(withFirstEntry), library);
    expect(refused.map((each) => `${nameOf(each)} ${each.message}`)).toEqual([]);
  });
});
