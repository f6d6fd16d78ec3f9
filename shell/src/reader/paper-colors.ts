import type { Palette, SchemePalette } from '@lectern/catalogue';
import type { Paper } from './looks.js';

/** Old paper and brown ink; the accent stays the book's own. */
const sepia = { background: '#f6ecd9', surface: '#efe2c8', ink: '#35271a', muted: '#66543f' };

/** The colours of a sheet: light and dark are the book's two, sepia lies between them and the same for all. */
export function paperColors({ light, dark }: Palette, paper: Paper): SchemePalette {
  if (paper === 'dark') return dark;
  return paper === 'light' ? light : { ...light, ...sepia };
}

/** Puts them on an element; the content security policy forbids a `style` attribute in the page, but not this. */
export function colorElement(element: HTMLElement, colors: SchemePalette, paper: Paper): void {
  for (const [role, color] of Object.entries(colors)) {
    element.style.setProperty(`--color-${role === 'onAccent' ? 'on-accent' : role}`, String(color));
  }
  element.style.setProperty('color-scheme', paper === 'dark' ? 'dark' : 'light');
}
