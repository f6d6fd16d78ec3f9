import type { Palette } from '@lectern/catalogue';

/** Palette that the server wrote into the page, so that the book's colors are there before the book. */
export function palettePresetByPage(): Palette | null {
  const preset = document.querySelector<HTMLElement>('[data-book-palette]')?.dataset['bookPalette'];
  return preset ? (JSON.parse(preset) as Palette) : null;
}
