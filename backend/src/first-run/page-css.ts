import { buttonCss, fieldCss, labelCss, quietCss, selectCss, solidCss, tokenCss } from '@lectern/ui/tokens';

import { lookCss } from './look-css.js';
import { fontFaces } from './page-fonts.js';

/** Style sheet of the setup pages. */
export const pageCss = `${fontFaces}${tokenCss}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--color-background);color:var(--color-ink);font:400 1rem/1.55 var(--font-control);
overflow-wrap:break-word}
main{width:min(100% - 2rem,38rem);margin:0 auto;padding:2.5rem 0 4rem}
h1{margin:0.5rem 0 0.75rem;font:600 clamp(1.75rem,1.5rem + 1.6vw,2.5rem)/1.12 var(--font-title);text-wrap:balance;
overflow-wrap:anywhere}
p{margin:0;text-wrap:pretty}
form{display:grid;gap:1.5rem;margin-top:1.75rem}
fieldset{min-width:0;margin:0;padding:0;border:0}
:focus-visible{outline:3px solid var(--color-accent);outline-offset:3px;border-radius:var(--radius-small)}
[tabindex='-1']:focus{outline:none}
a{color:var(--color-accent);text-underline-offset:0.18em}
.lead{color:var(--color-muted)}
.progress{color:var(--color-muted);font-weight:600;font-size:0.9375rem}
.bar{display:grid;grid-template-columns:repeat(5,1fr);gap:0.375rem;margin:0 0 1.25rem;padding:0;list-style:none}
.bar li{height:4px;border-radius:2px;background:var(--color-line)}
.bar .done{background:var(--color-accent)}
.field{display:grid;gap:0.375rem}
.field>label,.label,legend{padding:0;${labelCss}}
legend{margin-bottom:0.5rem}
.hint{display:block;color:var(--color-muted);font-size:0.9375rem;line-height:1.4}
.fault{color:var(--color-danger);font-weight:600;font-size:0.9375rem}
.control{${fieldCss}}
.select{${selectCss}}
textarea.control{resize:vertical;line-height:1.5}
input[type='file'].control{padding:0.5rem}
input[type='file']::file-selector-button{min-height:2rem;margin-right:0.75rem;padding:0 0.75rem;border:1px solid var(--color-edge);
border-radius:var(--radius-small);background:transparent;color:inherit;font:600 0.9375rem/1 var(--font-control)}
.choices{display:grid;gap:0.625rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.choice{display:flex;align-items:center;gap:0.75rem;min-height:3.5rem;padding:0.75rem 1rem;border:1px solid var(--color-edge);
border-radius:var(--radius-medium);background:var(--color-surface);cursor:pointer}
.choice strong{display:block;font-weight:600}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--color-accent)}
.choice:has(:checked){border-color:var(--color-accent);box-shadow:inset 0 0 0 1px var(--color-accent)}
.choice:focus-within:has(:focus-visible){outline:3px solid var(--color-accent);outline-offset:2px}
.choice input:focus-visible{outline:none}
${lookCss}
.kept{display:flex;flex-wrap:wrap;align-items:center;gap:0.25rem 1rem;font-size:0.9375rem}
.kept label{display:flex;align-items:center;gap:0.5rem;min-height:2.75rem;cursor:pointer}
.kept input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--color-accent)}
.cover{display:block;width:auto;max-width:100%;height:9rem;border-radius:var(--radius-cover);box-shadow:var(--shadow-cover)}
.notice{padding:0.875rem 1rem;border:1px solid var(--color-edge);border-left:4px solid var(--color-accent);
border-radius:var(--radius-small);background:var(--color-surface)}
.faults{margin-top:1.5rem;border-left-color:var(--color-danger)}
.faults ul{margin:0.5rem 0 0;padding-left:1.25rem}
.actions{display:flex;flex-wrap:wrap;gap:0.75rem}
.after{margin:1.75rem 0 1rem}.more{margin-top:0.75rem}
.button{${buttonCss}${solidCss}}
.quiet{${buttonCss}${quietCss}}
.back{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
@media (max-width:30rem){.actions>*{flex:1 1 100%}}
@media (forced-colors:active){.choice:has(:checked){outline:2px solid Highlight}.bar .done{background:Highlight}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`.replaceAll('\n', '');
