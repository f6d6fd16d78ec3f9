/** Characters of English pages, in a font file of their own; used by tools/asset-generators/fonts too. */
export const commonCharacters =
  'U+20-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

export const otherCharacters =
  'U+3C-3E,U+5B-60,U+7B-9F,U+A1-A8,U+AA-B6,U+B8-2FF,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-2BFF';
