import { describe, expect, it } from '@jest/globals';

import { aliasOf, EntryNames } from './entry-names.js';

const asLatin1 = (name: string) => String.fromCharCode(...new TextEncoder().encode(name));

describe('EntryNames', () => {
  it.each([
    ['as it is', 'OEBPS/one.xhtml', 'OEBPS/one.xhtml'],
    ['encoded', 'OEBPS/Q&A.xhtml', 'OEBPS/Q%26A.xhtml'],
    ['encoded in the ZIP alone', 'OEBPS/my%20map.png', 'OEBPS/my map.png'],
    ['decomposed in the ZIP', 'OEBPS/cafe\u0301.xhtml', 'OEBPS/caf\u00E9.xhtml'],
    ['decomposed in the book', 'OEBPS/caf\u00E9.xhtml', 'OEBPS/cafe%CC%81.xhtml'],
    ['in other case', 'OEBPS/Images/Map.PNG', 'OEBPS/images/map.png'],
    ['without the UTF-8 flag', asLatin1('OEBPS/caf\u00E9.xhtml'), 'OEBPS/caf\u00E9.xhtml'],
    ['without the flag and decomposed', asLatin1('OEBPS/cafe\u0301.xhtml'), 'OEBPS/caf\u00E9.xhtml'],
    ['in an old code page', 'OEBPS/caf\u0082.xhtml', 'OEBPS/caf\u00E9.xhtml'],
    ['with backslashes', 'OEBPS\\one.xhtml', 'OEBPS/one.xhtml'],
    ['with a percent sign of its own', 'OEBPS/100%.xhtml', 'OEBPS/100%.xhtml'],
    ['by its alias', 'OEBPS/a@b, c.xhtml', aliasOf('OEBPS/a@b, c.xhtml')],
  ])('finds an entry %s (R14)', (_kind, entry, path) => {
    expect(new EntryNames(['mimetype', entry]).find(path)).toBe(entry);
  });

  it('prefers the exact name, and finds nothing that is only similar (R14)', () => {
    const names = new EntryNames([
      'A.xhtml',
      'a.xhtml',
      'caf\u0082.xhtml',
      'caf\u0083.xhtml',
      'OEBPS/two.xhtml',
    ]);
    expect(names.find('a.xhtml')).toBe('a.xhtml');
    expect(names.find('caf\u00E9.xhtml')).toBeNull();
    expect(names.find('two.xhtml')).toBeNull();
    expect(names.find('zero.xhtml')).toBeNull();
  });

  it('gives each name an alias without percent-encoding', () => {
    expect(aliasOf('OEBPS/one-2_a.xhtml')).toBe('OEBPS/one-2_a.xhtml');
    expect(aliasOf('caf\u00E9 & 100%~.xhtml')).toBe('caf~e9~~20~~26~~20~100~25~~7e~.xhtml');
  });
});
