const CLOSED = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** What a browser shows in a document of its own making. */
const SHOWN = /^(?:image|audio|video)\/|^application\/pdf$/;

/**
 * The Content-Security-Policy of an answer that is no page: it loads nothing, and stands in nobody's frame. A picture, a
 * film or a PDF that is opened by itself may have the styles that the browser puts around it, and itself: without these
 * Chrome shows a strip of a PDF, or none (crbug.com/271452).
 */
export function nonPageCsp(contentType = ''): string {
  const shown = ["img-src 'self'", "media-src 'self'", "object-src 'self'", "style-src 'unsafe-inline'"];
  return [...CLOSED, ...(SHOWN.test(contentType) ? shown : [])].join('; ');
}

/** Of a script that runs by itself: it may ask this site, and no other. */
export const workerCsp = (): string => [...CLOSED, `connect-src 'self'`].join('; ');
