import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { type ContentCopy, copyContent } from '../testing/index.js';
import { fitValues } from './fit-values.js';
import type { Move } from './moves.js';
import type { Json, OwnerValue } from './owner-value.js';
import { readFields } from './read-with-values.js';

/** Of a made-up release; the content of this one is its content. */
const moves: Move[] = [
  {
    version: 2,
    from: { file: 'site.json', pointer: '/welcome' },
    to: { file: 'site.json', pointer: '/hero' },
  },
  {
    version: 3,
    from: { file: 'pages/author.json', pointer: '/words/faq' },
    to: { file: 'pages/about.json', pointer: '/words/questions' },
  },
];

const value = (file: string, pointer: string, written: Json, base: Json = null): OwnerValue => ({
  ...{ file, pointer, base },
  value: written,
  schemaVersion: 1,
});

let copy: ContentCopy;
beforeAll(async () => {
  copy = await copyContent();
});
afterAll(() => copy.remove());

it('opens the values of an earlier release with moved, changed, removed and added fields', async () => {
  const { base } = await readFields(copy.folder, []);
  const questions = base.find(
    ({ file, pointer }) => file === 'pages/about.json' && pointer === '/words/questions',
  );
  const [first = '', second = ''] = questions?.entryIds ?? [];
  const known = (questions?.entryIds ?? []).slice(1);
  const values = [
    value('site.json', '/welcome/heading', 'Begin again.', 'There is always a next right thing.'),
    value('site.json', '/author/role', 'Writer', 'A role of the earlier release'),
    value('site.json', '/hero/motto', 'Onward', 'Forward'),
    value('pages/author.json', `/words/faq/${second}/question`, 'Her question?', 'Theirs?'),
    value('pages/about.json', '/words/questions/gone/question', 'Lost?', 'Gone?'),
    value('pages/about.json', '/words/questions', { order: [second] }, known),
  ];
  const { content, findings } = await fitValues(copy.folder, values, undefined, moves);
  expect(content.site.hero.heading).toBe('Begin again.');
  expect(content.site.author.role).toBe('Writer');
  expect(content.pages.about.words.questions.map(({ id }) => id)).toEqual([second, first]);
  expect(content.pages.about.words.questions[0]?.question).toBe('Her question?');
  expect(findings.map(({ kind, pointer, value: hers }) => [kind, pointer, hers])).toEqual(
    expect.arrayContaining([
      ['changed-below', '/author/role', 'Writer'],
      ['changed-below', `/words/questions/${second}/question`, 'Her question?'],
      ['unfit', '/hero/motto', 'Onward'],
      ['lost', '/words/questions/gone/question', 'Lost?'],
      ['new-entry', `/words/questions/${first}`, { order: [second] }],
    ]),
  );
  expect(findings).toHaveLength(5);
});
