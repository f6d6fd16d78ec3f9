import { beforeAll, describe, expect, it } from '@jest/globals';

import { OutlinedType } from './outlined-type.js';

describe('OutlinedType', () => {
  let type: OutlinedType;
  const outline = (text: string) =>
    /d="([^"]*)"/.exec(type.draw([text], { x: 0, y: 0, size: 100, fill: '#000' }))?.[1] ?? '';

  beforeAll(async () => {
    type = await OutlinedType.load('600-normal');
  });

  it.each(['Größe', 'Zażółć gęślą jaźń', 'Nguyễn', 'Ἀρχὴ σοφίας', 'Війна і мир', 'שלום עולם', 'سلام'])(
    'draws the characters of "%s" differently',
    (title) => {
      const letters = new Set(title.replaceAll(' ', ''));
      const outlines = new Set([...letters].map(outline));
      expect(outlines.size).toBe(letters.size);
      expect(outlines).not.toContain('');
    },
  );

  it('draws Hebrew from right to left, and numbers in it from left to right', () => {
    expect(outline('אב').startsWith(outline('ב'))).toBe(true);
    expect(outline('א 12').startsWith(outline('12'))).toBe(true);
    expect(outline('שָׁלוֹם')).toBe(outline('שלום'));
  });

  it('measures mixed scripts', () => {
    expect(type.width('Война a', 100)).toBeCloseTo(type.width('Война ', 100) + type.width('a', 100), 5);
    expect(type.sizeFor('Donaudampfschifffahrtsgesellschaft', 80, 472)).toBeLessThan(80);
  });
});
