/** Text is shown at once in a fallback of the same metrics, then in the web font. */
export const webFace = (family: string, manner: string, file: string, characters: string): string =>
  `@font-face{font-family:'${family}';${manner};font-display:swap;` +
  `src:url(${file}) format('woff2');unicode-range:${characters}}`;

export const allWeights = 'font-weight:400 700';
export const regular = 'font-weight:400 500';
export const bold = 'font-weight:600 700';
export const italic = `${allWeights};font-style:italic`;
