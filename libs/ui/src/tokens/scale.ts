/** Spacing on an 8-point grid (with one half step), in rem of 16 px. */
export const space = {
  half: '0.25rem',
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '2.5rem',
  6: '3rem',
  8: '4rem',
  10: '5rem',
  12: '6rem',
  16: '8rem',
} as const;

/** By itself, for widgets. */
export const controlText = '1rem';

/** Type sizes: a modular scale, fluid from 360 to 1440 px. */
export const textSize = {
  small: '0.875rem',
  control: controlText,
  body: '1.125rem',
  lead: 'clamp(1.1875rem, 1.0833rem + 0.463vw, 1.5rem)',
  heading4: 'clamp(1.25rem, 1.2083rem + 0.185vw, 1.375rem)',
  heading3: 'clamp(1.5rem, 1.375rem + 0.556vw, 1.875rem)',
  heading2: 'clamp(1.875rem, 1.5833rem + 1.296vw, 2.75rem)',
  heading1: 'clamp(2.375rem, 1.75rem + 2.778vw, 4.25rem)',
} as const;

export const fontFamily = {
  /** For sizes of 4 rem and more. */
  display:
    "'Fraunces Display', 'Fraunces Variable', 'Fraunces Display Georgia', 'Fraunces Display Noto', 'Fraunces Display DejaVu', serif",
  title: "'Fraunces Variable', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces DejaVu', serif",
  reading: "'Newsreader Variable', 'Newsreader Georgia', 'Newsreader Noto', 'Newsreader DejaVu', serif",
  control:
    "'Instrument Sans Variable', 'Instrument Sans Arial', 'Instrument Sans Roboto', 'Instrument Sans DejaVu', sans-serif",
} as const;

/** Three radii (controls, cards, dialogs), and two shapes: fully round, and the cut edges of a book. */
export const radius = {
  small: '8px',
  medium: '12px',
  large: '20px',
  pill: '999px',
  cover: '2px 4px 4px 2px',
} as const;

/** Height of buttons and fields. The dashboard's are lower. */
export const control = { height: '48px' } as const;

/** Every animation takes less than 300 ms. */
export const motion = { quick: '140ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Of cards, of what floats above the page, and of a book's cover. */
export const shadow = {
  light: {
    card: '0 1px 2px rgb(28 34 51 / 0.05), 0 8px 24px -12px rgb(28 34 51 / 0.16)',
    lifted: '0 2px 4px rgb(28 34 51 / 0.06), 0 20px 40px -16px rgb(28 34 51 / 0.28)',
    cover: '0 1px 2px rgb(16 14 20 / 0.3), 0 14px 24px -10px rgb(16 14 20 / 0.5)',
  },
  dark: {
    card: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -12px rgb(0 0 0 / 0.6)',
    lifted: '0 2px 4px rgb(0 0 0 / 0.5), 0 20px 40px -16px rgb(0 0 0 / 0.8)',
  },
} as const;
