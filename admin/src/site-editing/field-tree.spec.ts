import { describe, expect, it } from '@jest/globals';
import type { ContentField } from '@lectern/api-client/admin';

import { flatFields, treeOf } from './field-tree.js';
import { isOrder, withEntry, withOrder, withReset, withValue } from './places.js';

const text = (pointer: string, value: string): ContentField => ({
  ...{ file: 'pages/about.json', section: '/about', pointer, value, base: value, published: value },
  ...{ kind: 'text', isShown: true, limit: 80 },
});
const list = (pointer: string, ids: string[]): ContentField => ({
  ...{ file: 'pages/about.json', section: '/about', pointer, value: null, base: null, published: null },
  ...{ kind: 'list', isShown: false, limit: null, entryIds: ids, baseEntryIds: ids, publishedEntryIds: ids },
});

const heading = text('/words/heading', 'About');
const questions = list('/words/questions', ['faith', 'work']);
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
    const [, node] = treeOf(fields, []);
    const { changes } = withEntry([], questions, ['faith', 'work'], node?.model ?? []);
    expect(changes.map(({ value }) => (isOrder(value) ? value.order.length : value))).toEqual([3, '', '']);
    expect(valuesOf(changes).slice(-2)).toEqual([
      '/words/questions/new/question=',
      '/words/questions/new/answer=',
    ]);
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
});
