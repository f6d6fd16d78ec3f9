import { describe, expect, it } from '@jest/globals';

import { entryFinder, isExternal, isFontObfuscation, pathOf } from './index.js';

const bytesOf = (name: string) => new TextEncoder().encode(name);
const named = (...names: string[]) => entryFinder(names.map((name) => ({ name })));

describe('entryFinder', () => {
  it.each([
    ['as it is', 'OEBPS/one.xhtml', 'OEBPS/one.xhtml'],
    ['encoded', 'OEBPS/Q&A.xhtml', 'OEBPS/Q%26A.xhtml'],
    ['encoded in the ZIP alone', 'OEBPS/my%20map.png', 'OEBPS/my map.png'],
    ['decomposed in the ZIP', 'OEBPS/cafe\u0301.xhtml', 'OEBPS/caf\u00E9.xhtml'],
    ['decomposed in the book', 'OEBPS/caf\u00E9.xhtml', 'OEBPS/cafe%CC%81.xhtml'],
    ['in another case', 'OEBPS/Images/Map.PNG', 'OEBPS/images/map.png'],
    ['in an old code page', 'OEBPS/caf\u0082.xhtml', 'OEBPS/caf\u00E9.xhtml'],
    ['with backslashes', 'OEBPS\\one.xhtml', 'OEBPS/one.xhtml'],
    ['with a percent sign of its own', 'OEBPS/100%.xhtml', 'OEBPS/100%.xhtml'],
    [
      'with a percent sign beside encoded characters',
      'OEBPS/100% caf\u00E9.xhtml',
      'OEBPS/100%%20caf%C3%A9.xhtml',
    ],
  ])('finds an entry %s (R14)', (_kind, entry, path) => {
    expect(named('mimetype', entry)(path)).toBe(entry);
  });

  it.each([
    ['code page 437', 'OEBPS/caf\u251C\u2310.xhtml', 'OEBPS/caf\u00E9.xhtml'],
    ['ISO-8859-1, decomposed', 'OEBPS/cafe\u00CC\u0081.xhtml', 'OEBPS/cafe\u0301.xhtml'],
  ])('finds an entry without the UTF-8 flag that was read as %s (R14)', (_kind, name, written) => {
    const find = entryFinder([{ name, bytes: bytesOf(written) }, { name: 'OEBPS/caf\u0083.xhtml' }]);
    expect(find('OEBPS/caf\u00E9.xhtml')).toBe(name);
    expect(find(name.toUpperCase())).toBe(name);
  });

  it('prefers the exact name, and finds nothing that is only similar (R14)', () => {
    const find = named('A.xhtml', 'a.xhtml', 'caf\u0082.xhtml', 'caf\u0083.xhtml', 'OEBPS/two.xhtml');
    expect(find('a.xhtml')).toBe('a.xhtml');
    expect(find('caf\u00E9.xhtml')).toBeUndefined();
    expect(find('two.xhtml')).toBeUndefined();
    expect(find('zero.xhtml')).toBeUndefined();
  });
});

describe('References in a book', () => {
  it.each([
    ['one.xhtml#n', 'OEBPS/one.xhtml'],
    [' ../Text/Q%26A.xhtml ', 'Text/Q&A.xhtml'],
    ['../../above.xhtml', 'above.xhtml'],
    ['/rooted.xhtml', 'rooted.xhtml'],
    ['images\\map.png', 'OEBPS/images/map.png'],
    ['What now?.xhtml', 'OEBPS/What now?.xhtml'],
    ['100%%20true.xhtml', 'OEBPS/100% true.xhtml'],
  ])('resolve %s', (reference, path) => {
    expect(pathOf(reference, 'OEBPS/content.opf')).toBe(path);
  });

  it('resolve beside a file with signs of its own', () => {
    expect(pathOf('two.xhtml', 'Vol 1 #2?/100%/one.xhtml')).toBe('Vol 1 #2?/100%/two.xhtml');
  });

  it.each(['https://example.org/a', 'mailto:jane@example.org', 'data:,a', '//example.org/a', ' http:a'])(
    'know that %s is external',
    (reference) => {
      expect(isExternal(reference)).toBe(true);
      expect(pathOf(reference, 'one.xhtml')).toBeNull();
    },
  );

  it('have no path within their own file', () => {
    expect(pathOf('#note', 'one.xhtml')).toBeNull();
    expect(isExternal('#note')).toBe(false);
  });
});

describe('Font obfuscation', () => {
  it.each([
    ['http://www.idpf.org/2008/embedding', true],
    ['http://ns.adobe.com/pdf/enc#RC', true],
    ['http://www.w3.org/2001/04/xmlenc#aes256-cbc', false],
    ['', false],
  ])('of %s: %s', (algorithm, expected) => {
    expect(isFontObfuscation(algorithm)).toBe(expected);
  });
});
