import { describe, expect, it } from '@jest/globals';
import { readWorksheet } from './worksheet-blocks.js';

const read = (markdown: string) => readWorksheet(markdown, 'sheet.md', 'en');

describe('a worksheet @S2-demo-and-kit-15', () => {
  it('is words with places to write in between them', () => {
    const kinds = read('Words.\n\n```lines 3\nWhy?\n```\n\nMore.\n\n```checklist\nOne\nTwo\n```\n').map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['words', 'lines', 'words', 'checklist']);
  });

  it('has questions with as many lines as are wanted', () => {
    expect(read('```lines 3\nWho has\nwhat trouble?\n```')).toEqual([
      { kind: 'lines', question: 'Who has what trouble?', count: 3 },
    ]);
  });

  it('has tables, filled in to begin with and empty below', () => {
    expect(read('```table 2 3 1\nWhat | Cost\nFuel | $3\nLights |\n```')).toEqual([
      {
        kind: 'table',
        widths: [3, 1],
        heads: ['What', 'Cost'],
        filled: [
          ['Fuel', '$3'],
          ['Lights', ''],
        ],
        emptyRows: 2,
      },
    ]);
  });

  it.each([
    [
      'a kind that there is not',
      '\n```crossword\n```',
      'sheet.md:2: there is no worksheet of the kind "crossword"',
    ],
    ['lines without a number', '```lines\nWhy?\n```', 'sheet.md:1: "lines" needs how many'],
    ['a table without widths', '```table 3\nA | B\n```', 'sheet.md:1: "table" needs its empty rows'],
    [
      'a row that is too short',
      '```table 0 1 1\nA | B\nonly\n```',
      'sheet.md:1: the row "only" has not as many cells',
    ],
  ])('is refused for %s, with file and line', (_what, markdown, message) => {
    expect(() => read(markdown)).toThrow(message);
  });
});
