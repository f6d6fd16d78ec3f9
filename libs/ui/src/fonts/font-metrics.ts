/** Proportions of a typeface in em: average advance of English text, and the line's own height. */
export interface FontMetrics {
  averageWidth: number;
  ascent: number;
  descent: number;
}

/** Measured in Chromium on a paragraph of English prose, at the sizes and weights the site uses. */
export const webFontMetrics = {
  fraunces: { averageWidth: 0.448, ascent: 0.978, descent: 0.255 },
  newsreader: { averageWidth: 0.4183, ascent: 0.735, descent: 0.265 },
  instrumentSans: { averageWidth: 0.456, ascent: 0.97, descent: 0.25 },
} satisfies Record<string, FontMetrics>;

/** Typefaces that machines already have; metric-compatible ones share a row. */
export const localFonts = {
  Georgia: { names: ['Georgia', 'Gelasio'], averageWidth: 0.4464 },
  Times: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], averageWidth: 0.3977 },
  Arial: { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], averageWidth: 0.442 },
  DejaVu: { names: ['DejaVu Serif'], averageWidth: 0.5116 },
  DejaVuSans: { names: ['DejaVu Sans'], averageWidth: 0.5056 },
} satisfies Record<string, { names: string[]; averageWidth: number }>;

export type LocalFont = keyof typeof localFonts;
