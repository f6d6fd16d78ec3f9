import { describe, expect, it } from '@jest/globals';
import { typstArray, typstInlines, typstString } from './typst-source.js';

describe('words on their way into Typst', () => {
  it('escapes the two characters that end or change a string', () => {
    expect(typstString('a "b" \\ c')).toBe('"a \\"b\\" \\\\ c"');
  });

  it('leaves every sign of its markup as text inside a string', () => {
    const signs = "#let x = 1 $a$ *b* _c_ `d` <e> @f [g] // h ~ -- = + 1. 'i'";
    expect(typstInlines([{ type: 'text', text: signs }])).toBe(`#"${signs}";`);
  });

  it('keeps a string on one line', () => {
    expect(typstString('a\n  b')).toBe('"a b"');
  });

  it('writes a single entry as an array all the same', () => {
    expect(typstArray(['"a"'])).toBe('("a",)');
    expect(typstArray([])).toBe('()');
  });
});
