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
  playfair: { averageWidth: 0.4083, ascent: 0.885, descent: 0.315 },
  crimsonPro: { averageWidth: 0.3956, ascent: 0.896, descent: 0.215 },
  crimsonProBold: { averageWidth: 0.4209, ascent: 0.896, descent: 0.215 },
  crimsonProItalic: { averageWidth: 0.3639, ascent: 0.896, descent: 0.215 },
  bricolage: { averageWidth: 0.4576, ascent: 0.93, descent: 0.27 },
  literata: { averageWidth: 0.4704, ascent: 1.177, descent: 0.308 },
  literataBold: { averageWidth: 0.5028, ascent: 1.177, descent: 0.308 },
  literataItalic: { averageWidth: 0.4414, ascent: 1.177, descent: 0.308 },
  instrumentSans: { averageWidth: 0.4481, ascent: 0.97, descent: 0.25 },
  instrumentSansBold: { averageWidth: 0.4607, ascent: 0.97, descent: 0.25 },
} satisfies Record<string, FontMetrics>;

/** Of fonts that are larger or smaller than the standard pair. Posters are laid out for its narrow display font. */
export const fontScales = {
  playfair: 1.08,
  playfairPoster: 0.93,
  crimsonPro: 1.06,
  bricolagePoster: 0.83,
  literata: 0.9,
};

/** Metrics of a font that is shown larger or smaller (`size-adjust`). */
export const scaled = ({ averageWidth, ascent, descent }: FontMetrics, scale: number): FontMetrics => ({
  averageWidth: averageWidth * scale,
  ascent: ascent * scale,
  descent: descent * scale,
});

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
