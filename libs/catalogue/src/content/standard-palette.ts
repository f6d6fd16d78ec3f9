import type { BookFile } from './book.schema.js';

/** Of books whose author chose no colors, and of pictures of no book: the site's (`libs/ui/src/tokens/colors.ts`). */
export const standardPalette: BookFile['palette'] = {
  light: {
    background: '#fbf7f0',
    surface: '#fffdf9',
    ink: '#1c2233',
    muted: '#565c6b',
    accent: '#7a1f2b',
    onAccent: '#fffaf3',
  },
  dark: {
    background: '#14171f',
    surface: '#1c202b',
    ink: '#ece6da',
    muted: '#a8aab3',
    accent: '#e7a0a6',
    onAccent: '#2a0b10',
  },
};
