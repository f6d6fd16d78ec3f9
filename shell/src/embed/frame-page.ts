import { type PageWords, site } from '@lectern/catalogue';
import { escapeHtml, jsonForScript } from '../prerender/html-text.js';
import { frameCss } from './frame-css.js';
import { type FrameData, frameIds, type FrameName } from './frame-data.js';

export interface FramePageParts {
  name: FrameName;
  words: PageWords<'embeds'>;
  data: FrameData;
  /** Whether a stand-in takes the cards, which is said where cards are taken. */
  isPractice: boolean;
  /** Addresses of the scripts to be fetched at once. */
  scripts: readonly string[];
}

/** The head and the body of a page that stands in a frame: a heading, room for the widget, and a link that needs no script. */
export function framePage({ name, words, data, isPractice, scripts }: FramePageParts) {
  const { title, heading, linkLabel, linkPath } = words.frames[name];
  const { practiceText, leaving } = words.frameWords;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="robots" content="noindex">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<style>${frameCss}</style>`,
  ];
  const body = [
    `<main class="frame frame-${name}" id="${frameIds.frame}"><h1 class="unseen" tabindex="-1">${escapeHtml(heading)}</h1>`,
    `<div id="${frameIds.widget}"></div>`,
    `<p class="note" id="${frameIds.trouble}" role="alert"></p>`,
    isPractice && name === 'checkout' ? `<p class="note">${escapeHtml(practiceText)}</p>` : '',
    `<p class="note way"><a id="${frameIds.way}" href="${linkPath}" target="_blank">${escapeHtml(linkLabel)}</a></p></main>`,
    `<dialog id="${frameIds.leaving}" aria-labelledby="leaving-title"><h2 id="leaving-title">${escapeHtml(leaving.heading)}</h2>`,
    `<p>${escapeHtml(leaving.text)}</p><form method="dialog"><button value="stay">${escapeHtml(leaving.stayLabel)}</button>`,
    `<button value="leave">${escapeHtml(leaving.leaveLabel)}</button></form></dialog>`,
    `<script type="application/json" id="${frameIds.data}">${jsonForScript(data)}</script>`,
  ];
  return { language: site.language, head: head.join(''), body: body.join('') };
}
