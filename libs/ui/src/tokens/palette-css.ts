import type { ColorRoles } from './colors.js';
import { coverClass, paletteClass } from './palette-class.js';
import { colorProperties, derivedColorProperties } from './properties.js';

interface PosterColors {
  ground: string;
  text: string;
}

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
        const { ground, text } = poster[scheme];
        const filled = `--color-poster:${ground};--color-on-poster:${text}`;
        return `.${paletteClass(id)}{${colorProperties(palette[scheme])}${filled}}`;
      })
      .join('');
  const derived = `[class*='palette-']{${derivedColorProperties}}`;
  return `${derived}${rules('light')}@media screen and (prefers-color-scheme:dark){${rules('dark')}}`;
}

/** The same for `coverClass`, on pages that keep the site's palette, such as a list of books. */
export function coverCss(books: readonly BookColors[]): string {
  const rules = (scheme: 'light' | 'dark') =>
    books
      .map(({ id, palette: { [scheme]: colors }, cover }) => {
        const ground = scheme === 'light' ? `--cover-color:${cover.dominantColor};` : '';
        return `.${coverClass(id)}{${ground}--book-accent:${colors.accent};--book-ground:${colors.surface}}`;
      })
      .join('');
  return `${rules('light')}@media screen and (prefers-color-scheme:dark){${rules('dark')}}`;
}
