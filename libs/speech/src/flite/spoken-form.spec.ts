import { describe, expect, it } from '@jest/globals';
import { spokenForm } from './say.js';

describe('text for flite', () => {
  it.each([
    ['“I don’t know,” she said — once, to the café…', '"I don\'t know," she said, once, to the cafe.'],
    ['Psalm\u00A056:3.', 'Psalm 56, verse 3.'],
    ['Genesis 1:26-28 is long.', 'Genesis 1, verses 26 to 28 is long.'],
    ['1 John 4:18.', 'First John 4, verse 18.'],
    ['We met at 4:50, or by 10:30 a.m.', 'We met at 4:50, or by 10:30 a.m.'],
    ['Pages 3–5, in 1998.', 'Pages 3 to 5, in 1998.'],
    ['What would *I* say?', 'What would I say?'],
    ['“And then—”', '"And then."'],
    ['Ünïcödé ☕ 日本', 'Unicode'],
  ])('%s → %s', (written, said) => {
    expect(spokenForm(written)).toBe(said);
  });
});
