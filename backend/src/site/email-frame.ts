import { createHash } from 'node:crypto';

import { prepareBody, type ResponseBody } from './response-body.js';
import { baseHeaders } from './security-headers.js';

export const EMAIL_FRAME_PATH = '/email-frame';

/** Shows the emails that the dashboard posts. Scripts set by `innerHTML` do not run. */
const SHOW = `addEventListener('message',({source,data})=>{if(source===parent)document.documentElement.innerHTML=String(data)});parent.postMessage('ready','*')`;

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Email</title><script>${SHOW}</script></html>`;

const POLICY = [
  `default-src 'none'`,
  `script-src 'sha256-${createHash('sha256').update(SHOW).digest('base64')}'`,
  // Emails have inline styles.
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`,
];

/**
 * Document for an email in the dashboard. A frame without a URL would inherit the dashboard's policy, which would then
 * have to allow an email's styles. The sandbox gives it no origin.
 */
export const emailFrame = (hsts: string | undefined): ResponseBody =>
  prepareBody(Buffer.from(HTML), 'text/html; charset=utf-8', {
    ...baseHeaders(hsts),
    'content-security-policy': POLICY.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  });
