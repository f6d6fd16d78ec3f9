import { describe, expect, it } from '@jest/globals';

import { safeFileName } from './safe-file-name.js';

describe('Sanitized file names', () => {
  it('are limited in bytes, and cut between characters (C20)', () => {
    expect(safeFileName(`${'静'.repeat(90)}.epub`)).toBe(`${'静'.repeat(60)}.epub`);
    expect(safeFileName(`${'😀'.repeat(500)}.epub`)).toBe(`${'😀'.repeat(45)}.epub`);
    expect(safeFileName(`${'静'.repeat(60)}.epub`)).toBe(`${'静'.repeat(60)}.epub`);
  });

  it('keep valid names', () => {
    expect(safeFileName('Finding Peace.pdf')).toBe('Finding Peace.pdf');
    expect(safeFileName('Über die Stille – 2.epub')).toBe('Über die Stille – 2.epub');
  });

  it('contain no path @S2-admin-products-10', () => {
    expect(safeFileName('../../etc/passwd')).toBe('passwd');
    expect(safeFileName('C:\\books\\Peace.PDF')).toBe('Peace.pdf');
    expect(safeFileName('/')).toBe('file');
    expect(safeFileName('..')).toBe('file');
    expect(safeFileName('.pdf')).toBe('pdf');
  });

  it('contain no invisible characters and no direction controls', () => {
    expect(safeFileName('Peace\u202Efdp.epub')).toBe('Peacefdp.epub');
    expect(safeFileName('Pe\0ace\u200B\r\n.pdf')).toBe('Peace.pdf');
    expect(safeFileName('Pe\uD800ace.pdf')).toBe('Peace.pdf');
  });

  it('are valid on every file system', () => {
    expect(safeFileName('a<b>:"c"|?*.pdf')).toBe('a-b---c----.pdf');
    expect(safeFileName('NUL.pdf')).toBe('_NUL.pdf');
    expect(safeFileName('  Peace . .pdf')).toBe('Peace.pdf');
    expect(safeFileName(`${'a'.repeat(500)}.epub`)).toBe(`${'a'.repeat(80)}.epub`);
  });
});
