import type { IncomingHttpHeaders } from 'node:http';

/** What a browser says of a request that our own pages or the address bar made (Fetch Metadata, §2.3). */
const OURS = new Set(['same-origin', 'none']);

function isOurOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Whether a page of another site made the request, by what browsers say themselves: Sec-Fetch-Site, or Origin where
 * there is none. What says neither is no browser, so nobody's cookies are abused with it.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return !OURS.has(site);
  const { origin, host } = headers;
  return origin !== undefined && !isOurOrigin(origin, host, publicUrl);
}
