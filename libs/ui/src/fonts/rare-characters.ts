/**
 * Characters of the font files for pages that have some of them: `unicode-range` by the subsets of @fontsource.
 * Latin without the characters of `otherCharacters`.
 */
export const rareCharacters = {
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  'latin-ext': 'U+100-130,U+132-151,U+154-2C5,U+2C7-2DB,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF',
  'greek-ext': 'U+1F00-1FFF',
  greek: 'U+370-3FF',
  'cyrillic-ext': 'U+460-48F,U+492-4AF,U+4B2-52F',
  cyrillic: 'U+400-45F,U+490-491,U+4B0-4B1',
  hebrew: 'U+590-5FF,U+FB1D-FB4F',
} as const;

/** Whether a `unicode-range` has one of the characters. */
export function hasSomeOf(unicodeRange: string, characters: Iterable<string>): boolean {
  const ranges = unicodeRange.split(',').map((part) => part.slice('U+'.length).split('-'));
  const codes = ranges.map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)]);
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    if (codes.some(([from = 0, to = 0]) => from <= code && code <= to)) return true;
  }
  return false;
}
