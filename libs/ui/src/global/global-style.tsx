import { createGlobalStyle } from 'styled-components';
import { tokenCss } from '../tokens/token-css.js';
import { baseCss } from './base-css.js';

/** For client-rendered pages, such as a widget's own; prerendered pages have `globalCss` in their head. */
export const GlobalStyle = createGlobalStyle`${tokenCss}${baseCss}`;
