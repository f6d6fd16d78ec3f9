import { describe, expect, it } from '@jest/globals';

import { fileLabel } from './upload.js';

describe('the name of a file that comes', () => {
  it('is counted in bytes, and cut between characters (C20)', () => {
    expect(fileLabel(`${'静'.repeat(90)}.epub`)).toBe(`${'静'.repeat(60)}.epub`);
    expect(fileLabel(`${'😀'.repeat(500)}.epub`)).toBe(`${'😀'.repeat(45)}.epub`);
    expect(fileLabel(`${'静'.repeat(60)}.epub`)).toBe(`${'静'.repeat(60)}.epub`);
  });

  it('stays as it is where it is a name', () => {
    expect(fileLabel('Finding Peace.pdf')).toBe('Finding Peace.pdf');
    expect(fileLabel('Über die Stille – 2.epub')).toBe('Über die Stille – 2.epub');
  });

  it('leads to no other folder @S2-admin-products-10', () => {
    expect(fileLabel('../../etc/passwd')).toBe('passwd');
    expect(fileLabel('C:\\books\\Peace.PDF')).toBe('Peace.pdf');
    expect(fileLabel('/')).toBe('file');
    expect(fileLabel('..')).toBe('file');
    expect(fileLabel('.pdf')).toBe('pdf');
  });

  it('hides nothing and turns nothing around', () => {
    expect(fileLabel('Peace\u202Efdp.epub')).toBe('Peacefdp.epub');
    expect(fileLabel('Pe\0ace\u200B\r\n.pdf')).toBe('Peace.pdf');
    expect(fileLabel('Pe\uD800ace.pdf')).toBe('Peace.pdf');
  });

  it('is one that every disk takes', () => {
    expect(fileLabel('a<b>:"c"|?*.pdf')).toBe('a-b---c----.pdf');
    expect(fileLabel('NUL.pdf')).toBe('_NUL.pdf');
    expect(fileLabel('  Peace . .pdf')).toBe('Peace.pdf');
    expect(fileLabel(`${'a'.repeat(500)}.epub`)).toBe(`${'a'.repeat(80)}.epub`);
  });
});
