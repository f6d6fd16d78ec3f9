import { describe, expect, it } from '@jest/globals';

import { layValues } from './lay-values.js';
import type { Json, OwnerValue } from './owner-value.js';
import { toJson } from './tree.js';

const content = {
  heading: 'Hello',
  intro: ['One.', 'Two.', 'Three.'],
  questions: [
    { id: 'why', question: 'Why?', answer: ['Because.'] },
    { id: 'how', question: 'How?', answer: ['Slowly.'] },
  ],
};
const value = (pointer: string, written: Json, base: Json = null): OwnerValue => ({
  file: 'pages/about.json',
  pointer,
  value: written,
  base,
  schemaVersion: 1,
});
const lay = (values: OwnerValue[], data: Json = content) => {
  const { tree, findings } = layValues(data, values);
  return { data: toJson(tree) as typeof content, findings };
};

describe('values over content', () => {
  it('replaces a sentence and leaves the rest', () => {
    const { data, findings } = lay([value('/heading', 'Good morning', 'Hello')]);
    expect(data).toEqual({ ...content, heading: 'Good morning' });
    expect(findings).toEqual([]);
  });

  it('replaces a field of a list entry by the entry’s id, wherever it moved', () => {
    const moved = { ...content, questions: content.questions.toReversed() };
    const { data } = lay([value('/questions/how/question', 'How, then?', 'How?')], moved);
    expect(data.questions.map(({ question }) => question)).toEqual(['How, then?', 'Why?']);
  });

  it('adds, reorders and removes entries', () => {
    const { data, findings } = lay([
      value('/questions/new-1/question', 'When?'),
      value('/questions/new-1/answer/new-2', 'Now.'),
      value('/questions', { order: ['new-1', 'how'] }, ['why', 'how']),
    ]);
    expect(data.questions).toEqual([{ question: 'When?', answer: ['Now.'] }, content.questions[1]]);
    expect(findings).toEqual([]);
  });

  it('empties a list', () => {
    expect(lay([value('/questions', { order: [] }, ['why', 'how'])]).data.questions).toEqual([]);
  });

  it('puts an entry that a release added last, and names it', () => {
    const released = { ...content, questions: [{ id: 'new one', question: 'Who?' }, ...content.questions] };
    const { data, findings } = lay(
      [value('/questions', { order: ['how', 'why'] }, ['why', 'how'])],
      released,
    );
    expect(data.questions.map(({ id }) => id)).toEqual(['how', 'why', 'new one']);
    expect(findings).toMatchObject([{ kind: 'new-entry', pointer: '/questions/new one' }]);
  });

  it('finds a paragraph by its words after others were added above it', () => {
    const ids = layValues(content, []).tree;
    const list = ids.kind === 'object' ? ids.fields.get('intro') : undefined;
    const second = list?.kind === 'list' ? list.entries[1]?.id : '';
    const released = { ...content, intro: ['Zero.', ...content.intro] };
    const { data } = lay([value(`/intro/${second}`, 'Second.', 'Two.')], released);
    expect(data.intro).toEqual(['Zero.', 'One.', 'Second.', 'Three.']);
  });

  it('names a sentence that the content changed under hers', () => {
    const { data, findings } = lay([value('/heading', 'Good morning', 'Hi')]);
    expect(data.heading).toBe('Good morning');
    expect(findings).toMatchObject([{ kind: 'changed-below', base: 'Hi', now: 'Hello' }]);
  });

  it('keeps the words of a value whose place is gone', () => {
    const { data, findings } = lay([value('/questions/gone/question', 'Where?', 'Where to?')]);
    expect(data).toEqual(content);
    expect(findings).toMatchObject([{ kind: 'lost', value: 'Where?' }]);
  });

  it('leaves out a field that she emptied', () => {
    expect(lay([value('/heading', '', 'Hello')]).data).not.toHaveProperty('heading');
  });
});
