import type { IncomingHttpHeaders } from 'node:http';

/** Sec-Fetch-Site values of requests by our own pages or the address bar (Fetch Metadata, §2.3). */
const SAME_SITE = new Set(['same-origin', 'none']);

function isOurOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Checks Sec-Fetch-Site, or Origin if missing. Requests with neither do not come from browsers, so misuse no cookies. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return !SAME_SITE.has(site);
  const { origin, host } = headers;
  return origin !== undefined && !isOurOrigin(origin, host, publicUrl);
}
