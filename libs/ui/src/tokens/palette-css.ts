import type { ColorRoles } from './colors.js';
import { coverClass, paletteClass } from './palette-class.js';
import { colorProperties, derivedColorProperties } from './token-css.js';

export interface BookColors {
  id: string;
  palette: { light: ColorRoles; dark: ColorRoles };
  cover: { dominantColor: string };
}

/**
 * A class per book instead of `style` attributes, which the site's content security policy forbids.
 * `--book-accent` stays the book's own even where the page keeps the site's colours (a shelf of books).
 */
export function paletteCss(books: readonly BookColors[]): string {
  const each = (rule: (book: BookColors) => string) => books.map(rule).join('');
  const light = each(
    ({ id, palette, cover }) =>
      `.${paletteClass(id)}{${colorProperties(palette.light)}}` +
      `.${coverClass(id)}{--cover-color:${cover.dominantColor};--book-accent:${palette.light.accent};` +
      `--book-ground:${palette.light.surface}}`,
  );
  const dark = each(
    ({ id, palette }) =>
      `.${paletteClass(id)}{${colorProperties(palette.dark)}}` +
      `.${coverClass(id)}{--book-accent:${palette.dark.accent};--book-ground:${palette.dark.surface}}`,
  );
  const derived = `[class*='palette-']{${derivedColorProperties}}`;
  return `${derived}${light}@media (prefers-color-scheme:dark){${dark}}`;
}
