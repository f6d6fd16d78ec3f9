import { describe, expect, it } from '@jest/globals';
import { faultOfFile, formatOfName, MOST_BYTES } from './chosen-files.js';

describe('a file that is chosen', () => {
  it('has the format of its ending: epub, pdf, otherwise unknown', () => {
    expect(['a.epub', 'A.PDF', 'a.mobi', 'a', 'a.pdf.zip'].map(formatOfName)).toEqual([
      'epub',
      'pdf',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('is refused before it is sent where that would be in vain', () => {
    expect(faultOfFile({ name: 'a.mobi', size: MOST_BYTES })).toBeUndefined();
    expect(faultOfFile({ name: 'a.mobi', size: MOST_BYTES + 1 })).toMatch(/too large/);
    expect(faultOfFile({ name: 'a.pdf', size: 0 })).toMatch(/is empty/);
    expect(faultOfFile({ name: 'a.docx', size: 1 })).toMatch(/cannot be sold here/);
  });
});
