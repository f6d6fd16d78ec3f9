import type { IncomingHttpHeaders } from 'node:http';

/** Sec-Fetch-Site values of requests by our own pages or the address bar (Fetch Metadata, §2.3). */
const SAME_SITE = new Set(['same-origin', 'none']);

function isOurOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Detects requests made by pages of other sites, by Sec-Fetch-Site, or Origin if that is missing. A request with neither does
 * not come from a browser, so it cannot misuse a user's cookies.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return !SAME_SITE.has(site);
  const { origin, host } = headers;
  return origin !== undefined && !isOurOrigin(origin, host, publicUrl);
}
