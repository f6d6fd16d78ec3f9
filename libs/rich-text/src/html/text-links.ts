import { isAllowedAddress } from '../addresses.js';
import type { HtmlElement } from './html-dom.js';
import { unwrap } from './html-elements.js';

/** The address behind a redirect of Google Docs. */
function behindRedirect(href: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(href)) return href;
  try {
    return new URL(href).searchParams.get('q') ?? href;
  } catch {
    return href;
  }
}

/**
 * Address that a text may hold for one that was typed, pasted or imported: pages of this site by their path, others by
 * https. Undefined if there is none.
 * @param origin of this site; empty if it is no matter
 */
export function allowedAddress(typed: string, origin: string): string | undefined {
  const href = behindRedirect(typed.trim());
  const isOwn = origin !== '' && (href === origin || href.startsWith(`${origin}/`));
  const ofSite = isOwn ? href.slice(origin.length) || '/' : href;
  const secure = ofSite.replace(/^http:\/\//i, 'https://');
  return isAllowedAddress(secure) ? secure : undefined;
}

/** Keeps links to pages and people; anchors lead to places that did not come. */
export function readLinks(body: HtmlElement, addressOf: (href: string) => string | undefined): void {
  for (const link of body.querySelectorAll('a')) {
    const href = addressOf(link.getAttribute('href') ?? '');
    if (href === undefined || href.startsWith('#')) unwrap(link);
    else {
      for (const { name } of [...link.attributes]) link.removeAttribute(name);
      link.setAttribute('href', href);
    }
  }
}
