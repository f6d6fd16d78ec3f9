/** Proportions of a typeface in em: average advance of English text, and the line's own height. */
export interface FontMetrics {
  averageWidth: number;
  ascent: number;
  descent: number;
}

/** Measured in Chromium on the words of this site's own pages, kerned. */
export const webFontMetrics = {
  fraunces: { averageWidth: 0.4581, ascent: 0.978, descent: 0.255 },
  newsreader: { averageWidth: 0.418, ascent: 0.735, descent: 0.265 },
  newsreaderBold: { averageWidth: 0.4507, ascent: 0.735, descent: 0.265 },
  newsreaderItalic: { averageWidth: 0.394, ascent: 0.735, descent: 0.265 },
  instrumentSans: { averageWidth: 0.4466, ascent: 0.97, descent: 0.25 },
  instrumentSansBold: { averageWidth: 0.4629, ascent: 0.97, descent: 0.25 },
} satisfies Record<string, FontMetrics>;

export interface LocalFont {
  /** As its files call themselves; metric-compatible ones share a row. */
  names: string[];
  averageWidth: number;
}

/** Typefaces that machines already have: Apple's and Microsoft's, Android's, Linux'. */
export const localFonts = {
  georgia: { names: ['Georgia', 'Gelasio'], averageWidth: 0.4394 },
  georgiaBold: { names: ['Georgia Bold', 'Gelasio Bold'], averageWidth: 0.5114 },
  georgiaItalic: { names: ['Georgia Italic', 'Gelasio Italic'], averageWidth: 0.4495 },
  noto: { names: ['Noto Serif', 'Noto Serif Regular'], averageWidth: 0.476 },
  notoBold: { names: ['Noto Serif Bold'], averageWidth: 0.5044 },
  notoItalic: { names: ['Noto Serif Italic'], averageWidth: 0.4624 },
  dejavu: { names: ['DejaVu Serif'], averageWidth: 0.5116 },
  dejavuBold: { names: ['DejaVu Serif Bold'], averageWidth: 0.5649 },
  dejavuItalic: { names: ['DejaVu Serif Italic'], averageWidth: 0.5116 },
  arial: { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], averageWidth: 0.4443 },
  arialBold: {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    averageWidth: 0.4765,
  },
  roboto: { names: ['Roboto', 'Roboto Regular'], averageWidth: 0.4389 },
  robotoBold: { names: ['Roboto Medium', 'Roboto Bold'], averageWidth: 0.4431 },
  dejavuSans: { names: ['DejaVu Sans'], averageWidth: 0.5035 },
  dejavuSansBold: { names: ['DejaVu Sans Bold'], averageWidth: 0.57 },
} satisfies Record<string, LocalFont>;
