/**
 * Text is shown at once in a fallback of the same metrics, then in the web font.
 * @param scale of its size, for a font that is larger or smaller than the others
 */
export const webFace = (
  family: string,
  manner: string,
  file: string,
  characters: string,
  scale = 1,
): string =>
  `@font-face{font-family:'${family}';${manner};font-display:swap;` +
  `src:url(${file}) format('woff2');${scale === 1 ? '' : `size-adjust:${Math.round(scale * 100)}%;`}` +
  `unicode-range:${characters}}`;

export const allWeights = 'font-weight:400 700';
export const regular = 'font-weight:400 500';
export const bold = 'font-weight:600 700';
export const italic = `${allWeights};font-style:italic`;
