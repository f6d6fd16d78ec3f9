import { nonPageCsp } from '../platform/http/non-page-csp.js';

export interface PagePolicy {
  /** CSP sources of the page's inline styles: `'sha256-…'`. */
  styleHashes: readonly string[];
  scriptHashes?: readonly string[] | undefined;
  /** The dashboard, which has no payment form. */
  isProgram?: boolean | undefined;
  /** Shows an e-book in a `blob:` frame, which inherits this policy: inline styles, but no scripts or other origins. */
  opensBooks?: boolean | undefined;
  /** Undefined on plain http. */
  hsts: string | undefined;
  /** Allows the analytics tag, which the shell loads only after consent. */
  allowsTag: boolean;
  /** CSP sources of the pages that may embed this one. */
  frameAncestors?: readonly string[];
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_SCRIPT = 'https://js.stripe.com';
const STRIPE_FRAMES = 'https://js.stripe.com https://hooks.stripe.com';
const STRIPE_API = 'https://api.stripe.com';

/** https://developers.google.com/tag-platform/security/guides/csp */
const TAG_SCRIPT = 'https://*.googletagmanager.com';
const TAG_DATA =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** Headers of every response; pages replace the policy. @param hsts undefined on plain http */
export function baseHeaders(hsts: string | undefined): Record<string, string> {
  return {
    'content-security-policy': nonPageCsp(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(hsts ? { 'strict-transport-security': hsts } : {}),
  };
}

export const apiHeaders = (hsts: string | undefined): Record<string, string> => ({
  ...baseHeaders(hsts),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Allows inline scripts and styles by hash only, and embedding by `frameAncestors` only. */
export function pageHeaders({
  styleHashes,
  scriptHashes = [],
  isProgram = false,
  opensBooks = false,
  hsts,
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
    ...(hsts ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...baseHeaders(hsts),
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${isProgram ? '()' : `(self "${STRIPE_SCRIPT}")`}`,
    'cache-control': 'no-cache',
  };
}
