import { describe, expect, it } from '@jest/globals';

import { aliasOf, EntryNames } from './entry-names.js';

const asLatin1 = (name: string) => String.fromCharCode(...new TextEncoder().encode(name));

describe('EntryNames', () => {
  it.each([
    ['by another spelling', 'OEBPS/Images/my map.PNG', 'OEBPS/images/my%20map.png'],
    ['without the UTF-8 flag', asLatin1('OEBPS/caf\u00E9.xhtml'), 'OEBPS/caf\u00E9.xhtml'],
    ['with the UTF-8 flag', 'OEBPS/\u7AE0.xhtml', 'OEBPS/%E7%AB%A0.xhtml'],
    ['by its alias', 'OEBPS/a@b, c.xhtml', aliasOf('OEBPS/a@b, c.xhtml')],
  ])('finds an entry %s (R14)', (_kind, entry, path) => {
    expect(new EntryNames(['mimetype', entry]).find(path)).toBe(entry);
  });

  it('tells apart aliases that differ in case only, and finds no missing entry (R14)', () => {
    const names = new EntryNames(['A@.xhtml', 'a@.xhtml']);
    expect(names.find(aliasOf('a@.xhtml'))).toBe('a@.xhtml');
    expect(names.find('b.xhtml')).toBeNull();
  });

  it('gives each name an alias without percent-encoding', () => {
    expect(aliasOf('OEBPS/one-2_a.xhtml')).toBe('OEBPS/one-2_a.xhtml');
    expect(aliasOf('caf\u00E9 & 100%~.xhtml')).toBe('caf~e9~~20~~26~~20~100~25~~7e~.xhtml');
  });
});
