/** Hyphenates long compounds, by the dictionary of the browser. */
export const hyphenationCss = 'main{hyphens:auto;hyphenate-limit-chars:12 5 4}';
