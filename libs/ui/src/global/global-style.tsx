import { createGlobalStyle } from 'styled-components';
import { tokenCss } from '../tokens/token-css.js';
import { baseCss } from './base-css.js';

/**
 * Tokens and element defaults for a page that is drawn in the browser alone (a widget on its own).
 * Prerendered pages carry `globalCss` in their head instead, so that no script has to bring it.
 */
export const GlobalStyle = createGlobalStyle`${tokenCss}${baseCss}`;
