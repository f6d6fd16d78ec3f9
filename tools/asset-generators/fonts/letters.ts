const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin and Latin-1 (the Unicode blocks), the letters of French and Czech names, and a printer's signs. */
export const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ıŒœŠšŸŽžƒˆ˜',
  '–—‘’‚“”„†‡•…‰‹›€™−×',
  '→←↑↓✓\u2009\u202f',
].join('');
