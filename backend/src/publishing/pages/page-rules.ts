/** First parts of addresses that the server answers itself. Those of the site's pages are reserved, too. */
export const RESERVED_PAGES: readonly string[] = [
  ...['admin', 'api', 'assets', 'd', 'development', 'embed', 'files', 'fonts', 'free', 'healthz', 'images'],
  ...['kit', 'legal-notice', 'messages', 'metrics', 'newsletter', 'order', 'orders', 'pictures', 'preview'],
  ...['read', 'readyz', 'release-notices', 'review', 'reviews', 'sandbox', 'social-pictures', 'widgets'],
];

/** Links in the menu and in the footer. */
export const MAX_PAGES = 50;
export const MAX_LABEL_LENGTH = 40;
