import { fontFaceCss } from '../fonts/index.js';
import { globalCss } from './global-css.js';
import { type Look, lookCss } from '../tokens/index.js';

/** Style sheet of the dashboard in the look of its site. */
export const adminCss = (look: Look): string =>
  `${fontFaceCss(look.typefaces)}${globalCss}${lookCss(look)}
:root{--color-caution:#7a4a00;--header:0px;--control-height:44px;--text-control:0.9375rem}
@media (width<48rem){:root{--header:3.3125rem}}
@media screen and (prefers-color-scheme:dark){:root{--color-caution:#f0c37c}}
body{font:400 1rem/1.5 var(--font-control);font-variant-numeric:tabular-nums;hanging-punctuation:none}
@media print{@page{margin:20mm}html{font-size:80%}h1,h2,h3{break-after:avoid;break-inside:avoid}
main :is(nav,form,button,[data-screen-only]){display:none!important}}
.waiting{padding:30vh 16px;text-align:center;color:var(--color-muted)}`.replaceAll('\n', '');
