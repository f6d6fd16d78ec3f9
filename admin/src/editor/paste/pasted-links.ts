import { isAllowedAddress } from '@lectern/rich-text';
import { unwrap } from './dom.js';

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
 * Address that a text may hold for one that was typed or pasted: pages of this site by their path, others by https.
 * Undefined if there is none.
 */
export function allowedAddress(typed: string, origin: string): string | undefined {
  const href = behindRedirect(typed.trim());
  const ofSite = href === origin || href.startsWith(`${origin}/`) ? href.slice(origin.length) || '/' : href;
  const secure = ofSite.replace(/^http:\/\//i, 'https://');
  return isAllowedAddress(secure) ? secure : undefined;
}

/** Keeps links to pages and people; anchors lead to places that were not pasted. */
export function readLinks(body: HTMLElement, origin: string): void {
  for (const link of body.querySelectorAll('a')) {
    const href = allowedAddress(link.getAttribute('href') ?? '', origin);
    if (href === undefined || href.startsWith('#')) unwrap(link);
    else {
      for (const { name } of [...link.attributes]) link.removeAttribute(name);
      link.setAttribute('href', href);
    }
  }
}
