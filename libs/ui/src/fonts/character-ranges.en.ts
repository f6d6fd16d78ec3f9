/** Characters of English pages, in a font file of their own. */
export const commonCharacters =
  'U+20-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

/** Rest of Latin-1 and signs. The two ranges are disjoint, or a browser would load both files. */
export const otherCharacters =
  'U+3C-3E,U+5B-60,U+7B-9F,U+A1-A8,U+AA-B6,U+B8-FF,U+131,U+152-153,U+2C6,U+2DC,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-2BFF';
