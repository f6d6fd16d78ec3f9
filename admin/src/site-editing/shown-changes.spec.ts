import { describe, expect, it } from '@jest/globals';
import type { ContentField } from '@lectern/api-client/admin';

import { nameEntries } from './entry-names.js';
import { keyOf } from './places.js';
import { shownChanges, versionChanges } from './shown-changes.js';

const QUESTIONS = { file: 'pages/about.json', pointer: '/words/questions' };

const field = (pointer: string, facts: Partial<ContentField>): ContentField => ({
  ...{ ...QUESTIONS, pointer, section: '/about', kind: 'text', isShown: true, limit: null },
  ...{ value: null, base: null, published: null },
  ...facts,
});
const question = (id: string, value: string): ContentField =>
  field(`${QUESTIONS.pointer}/${id}/question`, { value });
const list = field(QUESTIONS.pointer, {
  kind: 'list',
  entryIds: ['work'],
  publishedEntryIds: ['faith', 'work'],
  baseEntryIds: ['faith', 'work'],
});
const mapOf = (...fields: ContentField[]) => new Map(fields.map((each) => [keyOf(each), each]));

describe('A comparison', () => {
  const order = { ...QUESTIONS, value: { order: ['work'] } };

  it('names entries that the draft has removed', () => {
    const work = question('work', 'Why write?');
    const fields = mapOf(list, work);
    const names = nameEntries(fields, [list, question('faith', 'What is faith?'), work]);
    expect(shownChanges([order], fields, names)).toMatchObject([
      { name: 'Questions', before: 'What is faith?\nWhy write?', after: 'Why write?' },
    ]);
  });

  it('names removed entries by the words that the server kept, or those of a version', () => {
    const known = { ...list, removedEntries: { faith: 'What is faith?' } };
    const fields = mapOf(known, question('work', 'Why write?'));
    const then = { ...QUESTIONS, value: { order: ['faith', 'new-1', 'new-2', 'work'] } };
    const asked = { ...QUESTIONS, pointer: `${QUESTIONS.pointer}/new-1/question`, value: 'When?' };
    const [change] = versionChanges([then], fields, nameEntries(fields, [], [asked]));
    expect(change).toMatchObject({
      before: 'What is faith?\nWhen?\nEntry without words\nWhy write?',
      after: 'Why write?',
    });
  });

  it('shows titles of books, and yes or no', () => {
    const book = field('/highlights/one/bookId', {
      ...{ kind: 'choice', published: 'fear-not' },
      choices: ['fear-not', 'starting-over'],
      choiceNames: { 'fear-not': 'Fear Not', 'starting-over': 'Starting Over' },
    });
    const isSample = field('/author/isSample', { kind: 'boolean', published: true });
    const changes = [
      { ...QUESTIONS, pointer: book.pointer, value: 'starting-over' },
      { ...QUESTIONS, pointer: isSample.pointer, value: false },
    ];
    expect(shownChanges(changes, mapOf(book, isSample), nameEntries(new Map()))).toMatchObject([
      { before: 'Fear Not', after: 'Starting Over' },
      { before: 'Yes', after: 'No' },
    ]);
  });
});
