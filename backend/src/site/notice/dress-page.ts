import { createHash } from 'node:crypto';

import type { NoticeLevel, SiteNotice } from './site-notice.js';

/** In the site's own colours, which know the dark; the words break wherever they have to. */
const CSS =
  `.site-notice{padding:.75rem max(1rem,calc((100% - 72rem)/2));background:var(--color-wash);color:var(--color-ink);
border-bottom:1px solid var(--color-edge);font:400 1rem/1.5 var(--font-control);text-align:center;overflow-wrap:anywhere}
.site-notice p{margin:0;max-width:none}
.site-notice[data-level=paused]{background:var(--color-ink);color:var(--color-background);border-color:transparent;font-weight:600}
@media print{.site-notice{display:none}}`.replaceAll('\n', '');

/** For the page's content security policy. */
const CSS_HASH = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`;

const LABELS: Record<NoticeLevel, string> = { notice: 'Notice', paused: 'The shop is paused' };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

interface Dressed {
  html: string;
  styleHashes: readonly string[];
}

/**
 * Puts the owner's notice above a page, outside of what its scripts draw: it stands without them, and stays when they
 * go on to another page.
 */
export function dressPage(page: Dressed, notice: SiteNotice | null): Dressed {
  if (!notice) return page;
  const { level, text } = notice;
  const style = `<style>${CSS}</style>`;
  const part = `<section class="site-notice" data-level="${level}" aria-label="${LABELS[level]}"><p>${escape(text)}</p></section>`;
  const [body] = /<body[^>]*>/.exec(page.html) ?? [];
  const html = body
    ? page.html.replace('</head>', () => `${style}</head>`).replace(body, () => body + part)
    : page.html + style + part;
  return { html, styleHashes: [...page.styleHashes, CSS_HASH] };
}
