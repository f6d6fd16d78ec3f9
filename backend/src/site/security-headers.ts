import { nonPageCsp } from '../platform/http/non-page-csp.js';

export interface PagePolicy {
  /** CSP sources of the page's inline styles: `'sha256-…'`. */
  styleHashes: readonly string[];
  /** CSP sources of the page's inline scripts. */
  scriptHashes?: readonly string[] | undefined;
  /** Whether the page is the owner's dashboard, which has no payment form. */
  isProgram?: boolean | undefined;
  /**
   * Whether the page shows the text of an e-book, in a `blob:` frame that inherits this policy. A book's scripts do not run
   * and it fetches nothing from elsewhere; its inline styles are allowed.
   */
  opensBooks?: boolean | undefined;
  isHttps: boolean;
  /** Whether the analytics tag may be fetched, which the shell does after consent only. */
  allowsTag: boolean;
  /** CSP sources of the pages that may show this one in a frame. */
  frameAncestors?: readonly string[];
}

/** Stripe's script and frames are the only foreign parties (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE_SCRIPT = 'https://js.stripe.com';
const STRIPE_FRAMES = 'https://js.stripe.com https://hooks.stripe.com';
const STRIPE_API = 'https://api.stripe.com';

/** Sources for Google's tag (https://developers.google.com/tag-platform/security/guides/csp). */
const TAG_SCRIPT = 'https://*.googletagmanager.com';
const TAG_DATA =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** Headers of every response. Pages replace the policy with their own. */
export function baseHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': nonPageCsp(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Go with every answer that is neither page nor file. */
export const apiHeaders = (isHttps: boolean): Record<string, string> => ({
  ...baseHeaders(isHttps),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Inline scripts and styles only by hash, no foreign frame around the page but by leave. */
export function pageHeaders({
  styleHashes,
  scriptHashes = [],
  isProgram = false,
  opensBooks = false,
  isHttps,
  allowsTag,
  frameAncestors = [`'self'`],
}: PagePolicy): Record<string, string> {
  const tag = (sources: string) => (allowsTag ? ` ${sources}` : '');
  const stripe = (sources: string) => (isProgram || opensBooks ? '' : ` ${sources}`);
  const book = opensBooks ? ' blob:' : '';
  const scripts = [`'self'`, ...scriptHashes];
  const policy = [
    `default-src 'none'`,
    `script-src ${scripts.join(' ')}${stripe(STRIPE_SCRIPT)}${tag(TAG_SCRIPT)}`,
    `style-src 'self' ${opensBooks ? `'unsafe-inline' blob:` : styleHashes.join(' ')}`.trim(),
    `img-src 'self' data:${book}${tag(TAG_DATA)}`,
    `font-src 'self'${book}`,
    `media-src 'self'${book}`,
    `connect-src 'self'${stripe(STRIPE_API)}${tag(TAG_DATA)}`,
    `frame-src 'self'${book}${stripe(STRIPE_FRAMES)}`,
    ...(opensBooks ? [`worker-src 'self'`] : []),
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.join(' ')}`,
    `manifest-src 'self'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...baseHeaders(isHttps),
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${isProgram ? '()' : `(self "${STRIPE_SCRIPT}")`}`,
    'cache-control': 'no-cache',
  };
}
