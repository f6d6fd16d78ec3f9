import { tokenCss } from '../tokens/token-css.js';
import { baseCss } from './base-css.js';

/** Removes comments and whitespace. */
export function compactCss(css: string): string {
  return css.replaceAll(/\n+/g, '').trim();
}

/** Tokens and element defaults as one stylesheet. */
export const globalCss = compactCss(tokenCss + baseCss);
