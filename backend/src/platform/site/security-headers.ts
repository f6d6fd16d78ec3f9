import type { OutgoingHttpHeaders } from 'node:http';

export interface PagePolicy {
  /** CSP sources of the page's inline styles: `'sha256-…'`. */
  styleHashes: readonly string[];
  isHttps: boolean;
}

/** Stripe's script and frames are the only foreign parties (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE_SCRIPT = 'https://js.stripe.com';
const STRIPE_FRAMES = 'https://js.stripe.com https://hooks.stripe.com';
const STRIPE_API = 'https://api.stripe.com';

/** Go with every answer, pages or not. */
export function baseHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** No inline script, no foreign frame around the page, styles only by hash. */
export function pageHeaders({ styleHashes, isHttps }: PagePolicy): OutgoingHttpHeaders {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${STRIPE_SCRIPT}`,
    `style-src 'self' ${styleHashes.join(' ')}`.trim(),
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self' ${STRIPE_API}`,
    `frame-src 'self' ${STRIPE_FRAMES}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `manifest-src 'self'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...baseHeaders(isHttps),
    'content-security-policy': policy.join('; '),
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(self "${STRIPE_SCRIPT}")`,
    'cache-control': 'no-cache',
  };
}
