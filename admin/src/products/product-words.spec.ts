import { describe, expect, it } from '@jest/globals';
import { problemOfFile, firstPlaceFor, formatOfName, MOST_BYTES } from './product-words.js';

describe('Chosen file', () => {
  it('has the format of its extension: epub, pdf, otherwise unknown @S2-admin-products-4', () => {
    expect(['a.epub', 'A.PDF', 'a.mobi', 'a', 'a.pdf.zip'].map(formatOfName)).toEqual([
      'epub',
      'pdf',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('is rejected before the upload if the server would reject it', () => {
    expect(problemOfFile({ name: 'a.mobi', size: MOST_BYTES })).toBeUndefined();
    expect(problemOfFile({ name: 'a.mobi', size: MOST_BYTES + 1 })).toMatch(/too large/);
    expect(problemOfFile({ name: 'a.pdf', size: 0 })).toMatch(/is empty/);
    expect(problemOfFile({ name: 'a.docx', size: 1 })).toMatch(/can’t sell/);
  });
});

const files = [
  { id: '1', format: 'pdf' as const },
  { id: '2', format: 'epub' as const },
  { id: '3', format: 'pdf' as const },
];

describe('File of a new edition', () => {
  it('replaces the first unassigned file of its format', () => {
    expect(firstPlaceFor('New.PDF', files, [])).toBe('1');
    expect(firstPlaceFor('New.pdf', files, ['1'])).toBe('3');
    expect(firstPlaceFor('New.mobi', files, [])).toBe('');
  });
});
