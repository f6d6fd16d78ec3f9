import { createGlobalStyle } from 'styled-components';
import { tokenCss } from '../tokens/token-css.js';
import { baseCss } from './base-css.js';

/**
 * Tokens and element defaults for client-rendered pages, such as a widget's own page.
 * Prerendered pages have `globalCss` in their head instead.
 */
export const GlobalStyle = createGlobalStyle`${tokenCss}${baseCss}`;
