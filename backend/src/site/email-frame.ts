import { createHash } from 'node:crypto';

import { prepareBody, type ResponseBody } from './response-body.js';
import { baseHeaders } from './security-headers.js';

/** Where the dashboard shows an email. */
export const EMAIL_FRAME_PATH = '/email-frame';

/** Asks the dashboard for an email, and shows each that it gives. What is set so runs no script of its own. */
const SHOW = `addEventListener('message',({source,data})=>{if(source===parent)document.documentElement.innerHTML=String(data)});parent.postMessage('ready','*')`;

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Email</title><script>${SHOW}</script></html>`;

const POLICY = [
  `default-src 'none'`,
  `script-src 'sha256-${createHash('sha256').update(SHOW).digest('base64')}'`,
  // Emails bring their styles with them.
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`,
];

/**
 * A document of its own for an email that is looked at in the dashboard: a frame without an address would obey the
 * dashboard's policy, which would then have to allow what emails bring. It has no origin, so it reaches nothing.
 */
export const emailFrame = (isHttps: boolean): ResponseBody =>
  prepareBody(Buffer.from(HTML), 'text/html; charset=utf-8', {
    ...baseHeaders(isHttps),
    'content-security-policy': POLICY.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  });
