import { describe, expect, it } from '@jest/globals';

import { listChapters } from './chapter-list.js';

const listed = (...names: [heading: string, title: string][]) =>
  listChapters(
    names.map(([heading, title], at) => ({ href: `${at + 1}.xhtml`, heading, title })),
    'Part {number}',
  ).map(({ label, href }) => `${label}: ${href}`);

describe('Contents of a book without any', () => {
  it('list chapters by headings, else by titles of their own', () => {
    expect(listed(['One', 'My Book'], ['', 'Two'], ['Three', 'My Book'])).toEqual([
      'One: 1.xhtml',
      'Two: 2.xhtml',
      'Three: 3.xhtml',
    ]);
  });

  it('leave out a cover and chapters that continue the one before', () => {
    expect(listed(['', ''], ['One', 'A'], ['', 'A'], ['Two', 'A'])).toEqual(['One: 2.xhtml', 'Two: 4.xhtml']);
  });

  it('list chapters by number if most have no name', () => {
    const book: [string, string] = ['', 'My Book'];
    expect(listed(['Copyright', 'My Book'], book, book)).toEqual([
      'Copyright: 1.xhtml',
      'Part 2: 2.xhtml',
      'Part 3: 3.xhtml',
    ]);
  });

  it('list a single chapter', () => {
    expect(listed(['', 'My Book'])).toEqual(['My Book: 1.xhtml']);
    expect(listed(['', ''])).toEqual(['Part 1: 1.xhtml']);
  });
});
