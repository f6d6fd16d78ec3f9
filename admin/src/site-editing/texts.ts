const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function countGraphemes(text: string): number {
  let count = 0;
  for (const _each of segmenter.segment(text)) count += 1;
  return count;
}

/** The first graphemes of a text. */
export function cutTo(text: string, limit: number): string {
  // A grapheme has at least one unit, so most texts need no counting.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** Removes private-use characters, such as marks of the preview in a copied text. */
export const plainText = (text: string): string =>
  text.replaceAll(/[\uE000-\uF8FF]/g, '').replaceAll('\r\n', '\n');

export const oneLineText = (text: string): string =>
  plainText(text)
    .split('\n')
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .join(' ');

export const missingPlaceholders = (text: string, placeholders: readonly string[] = []): string[] =>
  placeholders.filter((placeholder) => !text.includes(placeholder));

/** Adds placeholders that were deleted, at the end. */
export const withPlaceholders = (text: string, placeholders: readonly string[] = []): string =>
  [text.trimEnd(), ...missingPlaceholders(text, placeholders)].filter(Boolean).join(' ');

/** Splits a text at its placeholders; every second part is one. */
export const partsOf = (text: string, placeholders: readonly string[]): string[] =>
  placeholders.length === 0 ? [text] : text.split(/(\{\w+\})/);
