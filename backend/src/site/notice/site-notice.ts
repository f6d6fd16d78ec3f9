import { createHash } from 'node:crypto';

import { defineSetting } from '../../platform/settings/setting.js';

/** `paused` also stops sales. */
export const NOTICE_LEVELS = ['notice', 'paused'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** The notice above every public page. Times are ISO 8601 with a zone; null: now, or without an end. */
export interface SiteNotice {
  isOn: boolean;
  text: string;
  level: NoticeLevel;
  from: string | null;
  until: string | null;
}

export const siteNotice = defineSetting<SiteNotice>({
  key: 'site-notice',
  initial: { isOn: false, text: '', level: 'notice', from: null, until: null },
  names: {
    isOn: 'whether the notice is shown',
    text: 'its text',
    level: 'what it does',
    from: 'its beginning',
    until: 'its end',
  },
});

const momentOf = (time: string | null, otherwise: number) => (time === null ? otherwise : Date.parse(time));

export function isShown({ isOn, text, from, until }: SiteNotice, nowMs: number): boolean {
  return isOn && text !== '' && momentOf(from, -Infinity) <= nowMs && nowMs < momentOf(until, Infinity);
}

export const NOTICE_STANDINGS = ['off', 'waiting', 'shown', 'over'] as const;
export type NoticeStanding = (typeof NOTICE_STANDINGS)[number];

export function standingOf(notice: SiteNotice, nowMs: number): NoticeStanding {
  if (isShown(notice, nowMs)) return 'shown';
  if (!notice.isOn) return 'off';
  return momentOf(notice.from, -Infinity) > nowMs ? 'waiting' : 'over';
}

export function nextChange({ isOn, from, until }: SiteNotice, nowMs: number): number | undefined {
  const times = [momentOf(from, -Infinity), momentOf(until, Infinity)];
  return isOn ? times.find((time) => time > nowMs && Number.isFinite(time)) : undefined;
}

/** The tokens follow the color scheme. */
const CSS =
  `.site-notice{padding:.75rem max(1rem,calc((100% - 72rem)/2));background:var(--color-wash);color:var(--color-ink);
border-bottom:1px solid var(--color-edge);font:400 1rem/1.5 var(--font-control);text-align:center;overflow-wrap:anywhere}
.site-notice p{margin:0;max-width:none}
.site-notice[data-level=paused]{background:var(--color-ink);color:var(--color-background);border-color:transparent;font-weight:600}
@media print{.site-notice{display:none}}`.replaceAll('\n', '');

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
const CSS_HASH = hashOf(CSS);

const LABELS: Record<NoticeLevel, string> = { notice: 'Notice', paused: 'The shop is paused' };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** Escapes a text as a CSS string. */
const cssString = (text: string) =>
  `"${text.replace(/[\\"<\p{Cc}]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

/** Replaces buy buttons (`data-buy`) by the owner's text, and hides `data-open-only` elements such as name fields. */
const closedCss = (text: string) =>
  `[data-buy],[data-open-only]{display:none!important}:has(>[data-buy])::after{content:${cssString(text)};font:600 1rem/1.4 var(--font-control);overflow-wrap:anywhere;min-width:0}`;

const JSON_LD = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Closes the shop on a page or frame while the notice is `paused`. The checkout rejects purchases on its own. */
export function closeShop(page: Dressed, notice: SiteNotice | null): Dressed {
  if (notice?.level !== 'paused') return page;
  const css = closedCss(notice.text);
  const html = page.html
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(JSON_LD, (script) => script.replaceAll('schema.org/InStock', 'schema.org/OutOfStock'));
  return { html, styleHashes: [...page.styleHashes, hashOf(css)] };
}

interface Dressed {
  html: string;
  styleHashes: readonly string[];
}

/** Adds the notice above a page, outside the parts that scripts render. */
export function dressPage(page: Dressed, notice: SiteNotice | null): Dressed {
  if (!notice) return page;
  const { level, text } = notice;
  const style = `<style>${CSS}</style>`;
  const part = `<section class="site-notice" data-level="${level}" aria-label="${LABELS[level]}"><p>${escape(text)}</p></section>`;
  const [body] = /<body[^<>]*>/.exec(page.html) ?? [];
  const html = body
    ? page.html.replace('</head>', () => `${style}</head>`).replace(body, () => body + part)
    : page.html + style + part;
  return { html, styleHashes: [...page.styleHashes, CSS_HASH] };
}
