import { describe, expect, it } from '@jest/globals';

import { contentDisposition } from './send-file.js';
import { parseRange } from './send-range.js';

describe('Range header', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('%s of 1000 bytes selects a part', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=x-y'])(
    '%s selects the whole file',
    (header) => {
      expect(parseRange(header, 1000)).toBeUndefined();
    },
  );

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s of 1000 bytes is unsatisfiable', (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable');
  });
});

describe('Content-Disposition', () => {
  it('has the file name in both forms, and nothing but a name', () => {
    expect(contentDisposition('Über „Stille“ 2.pdf')).toBe(
      `attachment; filename="Uber Stille 2.pdf"; filename*=UTF-8''%C3%9Cber%20%E2%80%9EStille%E2%80%9C%202.pdf`,
    );
    const odd = contentDisposition('a"; x="\\\r\nset-cookie: b=1.pdf');
    expect(odd).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~%-]+$/);
  });
});
