import { hyphenationCss } from './hyphenation.en.js';
import { disclosureCss, disclosureMarkCss, openMarkCss } from '../tokens/controls.js';

export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header) + var(--space-2))}
body{margin:0;background:var(--color-background);color:var(--color-ink);font:400 var(--text-body)/1.6 var(--font-reading);
font-synthesis:none;font-optical-sizing:auto;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased;
hanging-punctuation:first last;overflow-wrap:break-word}
h1,h2,h3,h4{margin:0;font-family:var(--font-title);font-weight:560;line-height:1.12;letter-spacing:-0.012em;text-wrap:balance;
overflow-wrap:anywhere}
h1{font-size:var(--text-heading-1);font-weight:520;line-height:1.04;letter-spacing:-0.022em}
h2{font-size:var(--text-heading-2)}h3{font-size:var(--text-heading-3)}h4{font-size:var(--text-heading-4)}
p,ul,ol,dl,figure,blockquote,fieldset{margin:0;padding:0;border:0}
p{text-wrap:pretty}
ul,ol{list-style:none}
a{color:var(--color-accent);text-decoration-thickness:from-font;text-underline-offset:0.18em}
a:hover{text-decoration-thickness:2px}
img,picture,svg,iframe{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}button:disabled{cursor:not-allowed}
:focus-visible{outline:3px solid var(--color-accent);outline-offset:3px}
:where(:focus-visible){border-radius:var(--radius-small)}
summary{${disclosureCss}}summary::-webkit-details-marker{display:none}
summary::after{${disclosureMarkCss}}[open]>summary::after{${openMarkCss}}
[tabindex='-1']:focus{outline:none}
::selection{background:color-mix(in srgb,var(--color-accent) 26%,transparent)}
@media (max-width:63.99rem){html:has([data-sheet]){overflow:hidden}html:has([data-sheet]) [data-chat]{display:none}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;
transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:is(a,button,[role='option']):is([aria-current]:not([aria-current='false']),[aria-pressed='true'],
[aria-selected='true']),:is(a,button):is([aria-current]:not([aria-current='false']),[aria-pressed='true']) *{forced-color-adjust:none;
background:Highlight!important;color:HighlightText!important}}
@media (max-width:40rem){main{overflow-wrap:anywhere}:where(main) :where(*){min-width:0}select{max-width:100%}}${hyphenationCss}
@media print{body{background:#fff;color:#000}}
`;
