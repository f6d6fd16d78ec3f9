/** Proportions of a font in em: average advance width of English text, and line metrics. */
export interface FontMetrics {
  averageWidth: number;
  ascent: number;
  descent: number;
}

/** Measured in Chromium on this site's pages, with kerning, at a size without rounding. */
export const webFontMetrics = {
  fraunces: { averageWidth: 0.4554, ascent: 0.978, descent: 0.255 },
  frauncesDisplay: { averageWidth: 0.3803, ascent: 0.978, descent: 0.255 },
  newsreader: { averageWidth: 0.4189, ascent: 0.735, descent: 0.265 },
  newsreaderBold: { averageWidth: 0.4507, ascent: 0.735, descent: 0.265 },
  newsreaderItalic: { averageWidth: 0.3931, ascent: 0.735, descent: 0.265 },
  instrumentSans: { averageWidth: 0.4481, ascent: 0.97, descent: 0.25 },
  instrumentSansBold: { averageWidth: 0.4607, ascent: 0.97, descent: 0.25 },
} satisfies Record<string, FontMetrics>;

export interface LocalFont {
  /** Local names; metric-compatible fonts share a row. */
  names: string[];
  averageWidth: number;
}

export const localFonts = {
  georgia: { names: ['Georgia', 'Gelasio', 'Gelasio Regular'], averageWidth: 0.4399 },
  georgiaBold: { names: ['Georgia Bold', 'Gelasio Bold'], averageWidth: 0.5118 },
  georgiaItalic: { names: ['Georgia Italic', 'Gelasio Italic'], averageWidth: 0.4494 },
  noto: { names: ['Noto Serif', 'Noto Serif Regular'], averageWidth: 0.4753 },
  notoBold: { names: ['Noto Serif Bold'], averageWidth: 0.5042 },
  notoItalic: { names: ['Noto Serif Italic'], averageWidth: 0.4626 },
  dejavu: { names: ['DejaVu Serif'], averageWidth: 0.5115 },
  dejavuBold: { names: ['DejaVu Serif Bold'], averageWidth: 0.5634 },
  dejavuItalic: { names: ['DejaVu Serif Italic'], averageWidth: 0.5115 },
  arial: { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], averageWidth: 0.4424 },
  arialBold: {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    averageWidth: 0.4754,
  },
  roboto: { names: ['Roboto', 'Roboto Regular'], averageWidth: 0.4392 },
  robotoBold: { names: ['Roboto Medium', 'Roboto Bold'], averageWidth: 0.4429 },
  dejavuSans: { names: ['DejaVu Sans'], averageWidth: 0.504 },
  dejavuSansBold: { names: ['DejaVu Sans Bold'], averageWidth: 0.5697 },
} satisfies Record<string, LocalFont>;
