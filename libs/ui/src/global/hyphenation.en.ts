/** English words are short enough for every screen. */
export const hyphenationCss = '';
