import { describe, expect, it } from '@jest/globals';

import { isPrintable, textLines } from './text-runs.js';

/** Fonts (without their style) and texts of the runs of each line. */
const painted = (text: string, width = 10_000) =>
  textLines(text, 'text', 12, width).map(({ runs }) =>
    runs.map((run) => [run.font.name.replace(/-400-normal$/, ''), run.text]),
  );

describe('The runs of a line', () => {
  it.each<[string, string, [string, string][]]>([
    ['plain Latin', 'Ruth Weaver', [['newsreader-latin', 'Ruth Weaver']]],
    [
      'Latin with extensions',
      'Łukasz',
      [
        ['newsreader-latin-ext', 'Ł'],
        ['newsreader-latin', 'ukasz'],
      ],
    ],
    [
      'decomposed Vietnamese',
      'Thị'.normalize('NFD'),
      [
        ['newsreader-latin', 'Th'],
        ['newsreader-vietnamese', 'ị'],
      ],
    ],
    [
      'a character with a combining mark',
      'Ọlọ́',
      [
        ['newsreader-vietnamese', 'Ọ'],
        ['newsreader-latin', 'l'],
        ['noto-serif-vietnamese', 'ọ́'],
      ],
    ],
    ['Cyrillic', 'Анна', [['noto-serif-cyrillic', 'Анна']]],
    ['Greek', 'Ελένη', [['noto-serif-greek', 'Ελένη']]],
    ['Hebrew, reordered by its font', 'נועה', [['noto-serif-hebrew-hebrew', 'נועה']]],
    ['Arabic, reordered and joined by its font', 'مريم بنت', [['scheherazade-new-arabic', 'مريم بنت']]],
  ])('are split for %s (C3)', (_script, text, runs) => {
    expect(painted(text)).toEqual([runs]);
  });

  it('are ordered by the direction of the first strong character (C3)', () => {
    const of = (text: string) => painted(text)[0]?.map(([, run]) => run);
    expect(of('for נועה, order 7')).toEqual(['for ', 'נועה', ', order 7']);
    expect(of('נועה Cohen')).toEqual(['Cohen', 'נועה ']);
    expect(of('נועה (נעמי)')).toEqual(['(', 'נעמי', ')', 'נועה ']);
  });
});

describe('The lines of a paragraph', () => {
  it('break between words in reading order, whatever the direction (C3)', () => {
    const lines = textLines('נועה כהן לוי', 'text', 12, 45);
    expect(lines.map(({ text }) => text)).toEqual(['נועה כהן', 'לוי']);
    expect(lines.flatMap(({ runs }) => runs.map(({ isReversed }) => isReversed))).toEqual([true, true]);
  });

  it('break within a word that is longer than a line', () => {
    expect(textLines('W'.repeat(10), 'text', 12, 40).map(({ text }) => text)).toEqual([
      'WWW',
      'WWW',
      'WWW',
      'W',
    ]);
  });

  it('omit emoji, and replace missing characters by an ellipsis (C3)', () => {
    const textOf = (text: string) => textLines(text, 'text', 12, 10_000).map((line) => line.text);
    expect(textOf('Ruth 👩‍🌾')).toEqual(['Ruth']);
    expect(textOf('阮洪绒 Hong')).toEqual(['… Hong']);
    expect([
      isPrintable('Ruth 👩‍🌾'),
      isPrintable('Привет'),
      isPrintable('阮洪绒'),
      isPrintable('สมชาย'),
    ]).toEqual([true, true, false, false]);
  });

  it('omit control characters that change the direction', () => {
    expect(textLines('a\u202eb\u2066c', 'text', 12, 10_000)[0]?.text).toBe('abc');
  });
});
