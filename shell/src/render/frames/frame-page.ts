import { artwork, look, type PageWords, site } from '@lectern/catalogue';
import { globalCss } from '@lectern/ui';
import { fontFaceCss } from '@lectern/ui/fonts';
import {
  buttonCss,
  hasStandardColors,
  lookColors,
  lookCss,
  quietCss,
  schemeProperties,
  solidCss,
} from '@lectern/ui/tokens';

import { type FrameData, frameIds, type FrameName } from '../../embed/frame-data.js';
import { escapeHtml, jsonForScript } from '../html-text.js';

interface FramePageParts {
  name: FrameName;
  words: PageWords<'embeds'>;
  data: FrameData;
  /** Whether the payment stand-in is in use. The checkout's frame says so. */
  isTestMode: boolean;
  scripts: readonly string[];
}

/** Head and body of a frame's page: a heading, space for the widget, and a link that works without script. */
export function framePage({ name, words, data, isTestMode: isPractice, scripts }: FramePageParts) {
  const { title, heading, linkLabel, linkPath } = words.frames[name];
  const { practiceText, leaving } = words.frameWords;
  const { provider } = site.law;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="robots" content="noindex">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    `<link rel="icon" href="${artwork.ico ?? '/favicon.ico'}" sizes="32x32">`,
    `<style>${frameCss()}</style>`,
  ];
  const body = [
    `<main class="frame frame-${name}" id="${frameIds.frame}"><h1 class="unseen" tabindex="-1">${escapeHtml(heading)}</h1>`,
    `<div id="${frameIds.widget}"></div>`,
    `<p class="note" id="${frameIds.trouble}" role="alert"></p>`,
    isPractice && name === 'checkout' ? `<p class="note">${escapeHtml(practiceText)}</p>` : '',
    `<p class="note way"${name === 'checkout' ? ' data-open-only' : ''}><a id="${frameIds.way}" href="${linkPath}" target="_blank">${escapeHtml(linkLabel)}</a></p>`,
    provider && name === 'checkout'
      ? `<p class="note way"><a href="${provider.link.path}" target="_blank">${escapeHtml(provider.link.label)}</a></p>`
      : '',
    '</main>',
    `<dialog id="${frameIds.leaving}" aria-labelledby="leaving-title"><h2 id="leaving-title">${escapeHtml(leaving.heading)}</h2>`,
    `<p>${escapeHtml(leaving.text)}</p><form method="dialog"><button value="stay">${escapeHtml(leaving.stayLabel)}</button>`,
    `<button value="leave">${escapeHtml(leaving.leaveLabel)}</button></form></dialog>`,
    `<script type="application/json" id="${frameIds.data}">${jsonForScript(data)}</script>`,
  ];
  return { language: site.language, head: head.join(''), body: body.join('') };
}

const themeProperties = (scheme: 'light' | 'dark'): string =>
  schemeProperties(scheme) + (hasStandardColors(look) ? '' : lookColors(look, scheme));

/** A frame has a background of its own, since the text may not be legible on the host's. */
const frameCss = (): string =>
  `${fontFaceCss(look.typefaces)}${globalCss}${lookCss(look)}
:root[data-theme=light]{color-scheme:light;${themeProperties('light')}}
:root[data-theme=dark]{color-scheme:dark;${themeProperties('dark')}}
:root{--header:0px;--shadow-card:none}
html.framed{overflow:hidden}html.framed.tall{overflow:auto}
body{background:none}html:not(.framed){background:var(--color-background)}
.frame{display:flow-root;padding:12px;border-radius:calc(var(--radius-large) + 8px);background:var(--color-background);
font:400 1rem/1.5 var(--font-control)}
html:not(.framed) .frame{margin-top:20px}.frame{max-width:33rem;margin-inline:auto}
.frame-chat :is(#widget,#widget>div){height:34rem}
.frame-chat #widget{overflow:hidden;border:1px solid var(--color-line);border-radius:var(--radius-large)}
#widget{max-width:30rem;margin:0 auto}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{max-width:30rem;margin:0 auto;padding:8px 12px;font-size:.875rem;line-height:1.45;color:var(--color-muted);text-align:center}
#trouble{color:var(--color-danger)}#trouble:empty{display:none}
.passing{position:fixed;z-index:1;inset:12px 12px auto auto;width:min(22rem,100% - 24px);padding:12px 16px;
border:1px solid var(--color-line);border-left:4px solid var(--color-success);border-radius:var(--radius-medium);
background:var(--color-surface);box-shadow:var(--shadow-lifted);font:400 .9375rem/1.45 var(--font-control);pointer-events:none}
.passing[data-tone=destructive]{inset-block:auto 12px;border-left-color:var(--color-danger)}.passing:empty{display:none}
.way{padding:0}.way a{display:inline-block;padding:10px 12px;color:var(--color-muted)}
dialog{max-width:min(26rem,100% - 24px);padding:24px;border:1px solid var(--color-line);border-radius:var(--radius-large);
background:var(--color-surface);color:var(--color-ink);font:400 1rem/1.5 var(--font-control)}
dialog::backdrop{background:rgb(10 12 18 / .6)}
dialog h2{font-size:1.375rem}dialog p{margin-block:8px 20px}
dialog button{margin:0 8px 8px 0;${buttonCss}${quietCss}}
dialog [value=stay]{border-color:transparent;${solidCss}}
`.replaceAll(/\n\s*/g, '');
