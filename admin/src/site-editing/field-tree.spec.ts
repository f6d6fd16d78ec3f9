import { describe, expect, it } from '@jest/globals';
import type { ContentField } from '@lectern/api-client/admin';

import { flatFields, treeOf } from './field-tree.js';
import { isOrder, withEntry, withOrder, withoutPublished, withReset, withValue } from './places.js';

const text = (pointer: string, value: string): ContentField => ({
  ...{ file: 'pages/about.json', section: '/about', pointer, value, base: value, published: value },
  ...{ kind: 'text', isShown: true, limit: 80 },
});
type Entry = NonNullable<ContentField['entry']>;
const list = (pointer: string, ids: string[], entry?: Entry): ContentField => ({
  ...{ file: 'pages/about.json', section: '/about', pointer, value: null, base: null, published: null },
  ...{ kind: 'list', isShown: false, limit: null, entryIds: ids, baseEntryIds: ids, publishedEntryIds: ids },
  ...(entry && { entry }),
});
const entryField = (below: string): Entry[number] => text(`/words/questions/new-${below}`, '');

const heading = text('/words/heading', 'About');
const questions = list(
  '/words/questions',
  ['faith', 'work'],
  [entryField('/question'), entryField('/answer')],
);
const fields = [
  heading,
  questions,
  ...['faith', 'work'].flatMap((id) => [
    text(`/words/questions/${id}/question`, `${id}?`),
    text(`/words/questions/${id}/answer`, `${id}.`),
  ]),
];
const valuesOf = (changes: Parameters<typeof treeOf>[1]) =>
  flatFields(treeOf(fields, changes)).map(
    ({ pointer, value }) => `${pointer.replace(/new-\w+/, 'new')}=${value}`,
  );

describe('Fields of a section with a draft', () => {
  it('show changed texts, and no change if the text is as published', () => {
    const changes = withValue([], heading, 'Me');
    expect(valuesOf(changes)[0]).toBe('/words/heading=Me');
    expect(withValue(changes, heading, 'About')).toEqual([]);
  });

  it('have an empty field for each field of a new entry', () => {
    const { changes } = withEntry([], questions, ['faith', 'work']);
    expect(changes.map(({ value }) => (isOrder(value) ? value.order.length : value))).toEqual([3, '', '']);
    expect(valuesOf(changes).slice(-2)).toEqual([
      '/words/questions/new/question=',
      '/words/questions/new/answer=',
    ]);
  });

  it('have a text to type in each list that a new entry needs, and none in others', () => {
    const lines = list('/words/questions/new-/lines', ['new-'], [entryField('/lines/new-')]);
    const links = list('/words/questions/new-/links', [], [entryField('/links/new-/label')]);
    const needing = { ...questions, entry: [...(questions.entry ?? []), lines, links] };
    const { changes, first } = withEntry([], needing, ['faith', 'work']);
    expect(changes.filter(({ value }) => value === '')).toHaveLength(3);
    expect(first.pointer).toMatch(/\/question$/);
    const shown = flatFields(treeOf([needing], changes)).map(({ pointer }) =>
      pointer.replaceAll(/new-\w+/g, 'new'),
    );
    expect(shown.slice(-3)).toEqual([
      '/words/questions/new/lines',
      '/words/questions/new/lines/new',
      '/words/questions/new/links',
    ]);
  });

  it('take a first entry in a list that is empty', () => {
    const empty = list('/words/questions', [], questions.entry);
    const { changes } = withEntry([], empty, []);
    expect(treeOf([empty], changes)[0]?.entries).toHaveLength(1);
    expect(changes).toHaveLength(3);
  });

  it('follow the order of a list, leave out removed entries, and come back by a reset', () => {
    const changes = withOrder([], questions, ['work']);
    expect(valuesOf(changes)).toEqual([
      '/words/heading=About',
      '/words/questions=null',
      '/words/questions/work/question=work?',
      '/words/questions/work/answer=work.',
    ]);
    expect(withOrder(changes, questions, ['faith', 'work'])).toEqual([]);
    expect(withReset(changes, questions)).toEqual([]);
  });

  it('keep a text that was emptied', () => {
    const { file } = heading;
    const changes = [{ file, pointer: '/words/note', value: '' }];
    expect(valuesOf(changes)).toContain('/words/note=');
  });

  it('leave out what visitors read already', () => {
    const { file, pointer } = heading;
    const mine = [
      { file, pointer, value: 'About' },
      { file, pointer: questions.pointer, value: { order: ['faith', 'work'] } },
    ];
    expect(withoutPublished(mine, fields)).toEqual([]);
    const changed = [{ file, pointer, value: 'Me' }];
    expect(withoutPublished([...changed, ...mine.slice(1)], fields)).toEqual(changed);
  });

  it('have no captions of a film that the draft replaces, until they are typed', () => {
    const captions = { ...text('/highlights/talk/captions', 'WEBVTT'), kind: 'captions' } as const;
    const film = { file: captions.file, pointer: '/highlights/talk/film', value: { film: '1' } };
    const shown = (changes: Parameters<typeof treeOf>[1]) => treeOf([captions], changes)[0]?.field.value;
    expect([shown([]), shown([film])]).toEqual(['WEBVTT', '']);
    expect(shown([film, { file: captions.file, pointer: captions.pointer, value: 'Hello' }])).toBe('Hello');
  });
});
