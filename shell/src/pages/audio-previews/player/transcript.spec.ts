import { expect, it } from '@jest/globals';
import { paragraphsOf, sentenceAt } from './transcript.js';

const sentences = [
  { text: 'One.', startMs: 200, endMs: 900, endsParagraph: false },
  { text: 'Two.', startMs: 1300, endMs: 2000, endsParagraph: true },
  { text: 'Three.', startMs: 2800, endMs: 3500, endsParagraph: true },
];

it('groups sentences into paragraphs', () => {
  const placed = paragraphsOf(sentences).map((paragraph) => paragraph.map(({ at, text }) => [at, text]));
  expect(placed).toEqual([
    [
      [0, 'One.'],
      [1, 'Two.'],
    ],
    [[2, 'Three.']],
  ]);
});

it.each([
  [0, -1],
  [0.2, 0],
  [1.1, 0],
  [1.29, 1],
  [2.5, 1],
  [60, 2],
])('marks at %s seconds the sentence %s @S1-audio-15', (atSeconds, at) => {
  expect(sentenceAt(sentences, atSeconds)).toBe(at);
});
