import { tokenCss } from '../tokens/token-css.js';
import { baseCss } from './base-css.js';

function compactCss(css: string): string {
  return css.replaceAll(/\n+/g, '').trim();
}

export const globalCss = compactCss(tokenCss + baseCss);
