import type { KindName } from './settings.js';

type LoaderColors = Record<'background' | 'surface' | 'ink' | 'accent' | 'onAccent', string>;

/** From content/pages/embeds.json and look.json; the server replaces this name with them. */
interface LoaderWords {
  closeLabel: string;
  troubleText: string;
  /** Frame titles for elements without a link. */
  titles: Record<KindName, string>;
  /** Of the site's look. */
  colors: Record<'light' | 'dark', LoaderColors>;
  radius: Record<'small' | 'large', string>;
}

declare const LOADER_WORDS: LoaderWords;

export const words = LOADER_WORDS;

const {
  colors: { light, dark },
  radius,
} = words;

/**
 * Host styles reach these parts only by inheritance, which `all: initial` stops; the slot keeps it because
 * its content belongs to the host. A constructed stylesheet is not subject to the host's `style-src`.
 */
const css = `
:host{display:block}
:host([hidden]){display:none}
.box{position:relative;box-sizing:border-box}
.probe{position:absolute;visibility:hidden;background:light-dark(#000,#fff);transition:background-color 1ms}
.failed{min-height:0!important;padding:24px;border:1px solid #8888;border-radius:${radius.large}}
iframe{display:block;width:100%;border:0;background:transparent}
.loading{overflow:clip;overflow-clip-margin:8px}
.loading iframe{position:absolute;inset:0;visibility:hidden}
.ready slot,[hidden]{display:none!important}
.trouble{all:initial;display:block;margin-block-end:8px;font:400 16px/1.5 system-ui,sans-serif;color:inherit}
button{all:initial;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;
min-block-size:48px;min-inline-size:48px;padding:10px 22px;border-radius:var(--radius,${radius.small});cursor:pointer;
font:600 17px/1.25 system-ui,sans-serif;text-align:center;
background:var(--accent,light-dark(${light.accent},${dark.accent}));
color:var(--ink,light-dark(${light.onAccent},${dark.onAccent}))}
button:focus-visible{outline:3px solid;outline-offset:3px;outline-color:var(--accent,light-dark(${light.accent},${dark.accent}))}
dialog{box-sizing:border-box;width:30rem;max-width:100%;max-height:calc(100dvh - 16px);padding:0;
border:0;border-radius:${radius.large};overflow:hidden auto;overscroll-behavior:contain;
background:light-dark(${light.background},${dark.background});color:light-dark(${light.ink},${dark.ink})}
@media (max-width:44rem){dialog{width:100%;max-height:calc(100dvh - 48px);margin:auto 0 0;border-radius:${radius.large} ${radius.large} 0 0}}
dialog::backdrop{background:rgb(10 12 18 / .6)}
dialog :is(.loading,.failed){padding:24px;border:0;min-height:min(60dvh,32rem)}
dialog button{position:sticky;z-index:1;inset-block-start:0;float:inline-end;padding:0;border-radius:50%;
background:transparent;color:inherit;font-size:28px;font-weight:400}
`;

let sheet: CSSStyleSheet | undefined;

export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
