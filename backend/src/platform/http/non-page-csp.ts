const CLOSED = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Types for which a browser creates a document with a viewer. */
const VIEWED = /^(?:image|audio|video)\/|^application\/pdf$/;

const VIEWER = ["img-src 'self'", "media-src 'self'", "object-src 'self'", "style-src 'unsafe-inline'"];

/** A drawing is a document with styles of its own. Opened by itself it runs no scripts, even if one got through. */
const DRAWING = ["style-src 'unsafe-inline'", 'sandbox'];

const sourcesOf = (contentType: string): readonly string[] => {
  if (contentType === 'image/svg+xml') return DRAWING;
  return VIEWED.test(contentType) ? VIEWER : [];
};

/**
 * Content-Security-Policy of responses other than pages: no subresources, no framing. The browser's own viewers get
 * their styles and the file: without these Chrome shows PDFs partly or not at all (crbug.com/271452).
 */
export function nonPageCsp(contentType = ''): string {
  return [...CLOSED, ...sourcesOf(contentType)].join('; ');
}

export const workerCsp = (): string => [...CLOSED, `connect-src 'self'`].join('; ');
