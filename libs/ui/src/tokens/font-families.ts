import { fontFamily } from './scale.js';

/** By pair of fonts (`look.ts`). */
export const fontFamilies = {
  study: fontFamily,
  classic: {
    display:
      "'Playfair Poster', 'Playfair Variable', 'Playfair Poster Georgia', 'Playfair Poster Noto', 'Playfair Poster DejaVu', serif",
    title: "'Playfair Variable', 'Playfair Georgia', 'Playfair Noto', 'Playfair DejaVu', serif",
    reading: "'Crimson Pro Variable', 'Crimson Pro Georgia', 'Crimson Pro Noto', 'Crimson Pro DejaVu', serif",
    control: fontFamily.control,
  },
  modern: {
    display:
      "'Bricolage Poster', 'Bricolage Variable', 'Bricolage Poster Arial', 'Bricolage Poster Roboto', 'Bricolage Poster DejaVu', sans-serif",
    title: "'Bricolage Variable', 'Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', sans-serif",
    reading: "'Literata Variable', 'Literata Georgia', 'Literata Noto', 'Literata DejaVu', serif",
    control: fontFamily.control,
  },
} as const;
