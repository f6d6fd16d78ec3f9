import type { ColorRoles, PosterColors } from './colors.js';
import { coverClass, paletteClass } from './palette-class.js';
import { colorProperties, derivedColorProperties, posterProperties } from './properties.js';

export interface BookColors {
  id: string;
  palette: { light: ColorRoles; dark: ColorRoles };
  poster: { light: PosterColors; dark: PosterColors };
  cover: { dominantColor: string };
}

/** Colors by class (`paletteClass`): the content security policy forbids `style` attributes. */
export function paletteCss(books: readonly BookColors[]): string {
  if (books.length === 0) return '';
  const rules = (scheme: 'light' | 'dark') =>
    books
      .map(({ id, palette, poster }) => {
        const colors = `${colorProperties(palette[scheme])}${posterProperties(poster[scheme])}`;
        return `.${paletteClass(id)}{${colors}}`;
      })
      .join('');
  const derived = `[class*='palette-']{${derivedColorProperties}}`;
  return `${derived}${rules('light')}@media screen and (prefers-color-scheme:dark){${rules('dark')}}`;
}

/** The same for `coverClass`, on pages that keep the site's palette, such as a list of books. */
export function coverCss(books: readonly BookColors[]): string {
  if (books.length === 0) return '';
  const rules = (scheme: 'light' | 'dark') =>
    books
      .map(({ id, palette: { [scheme]: colors }, cover }) => {
        const ground = scheme === 'light' ? `--cover-color:${cover.dominantColor};` : '';
        return `.${coverClass(id)}{${ground}--book-accent:${colors.accent};--book-ground:${colors.surface}}`;
      })
      .join('');
  return `${rules('light')}@media screen and (prefers-color-scheme:dark){${rules('dark')}}`;
}
