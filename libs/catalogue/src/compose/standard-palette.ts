import type { SchemePalette } from '../palette.js';

/** Colors of pictures that belong to no book: those of the site's light scheme (`libs/ui/src/tokens/colors.ts`). */
export const standardPalette: SchemePalette = {
  background: '#fbf7f0',
  surface: '#fffdf9',
  ink: '#1c2233',
  muted: '#565c6b',
  accent: '#7a1f2b',
  onAccent: '#fffaf3',
};
