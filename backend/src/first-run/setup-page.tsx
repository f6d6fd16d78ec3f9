import { createHash } from 'node:crypto';

import type { SiteLanguage } from '@lectern/catalogue';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { baseHeaders } from '../site/security-headers.js';
import { pageCss } from './page-css.js';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface SetupPage {
  language: SiteLanguage;
  title: string;
  /** Content of the main element. */
  body: ReactNode;
  script?: string;
}

/** A page of the setup, as HTML. */
export function renderPage({ language, title, body, script }: SetupPage): string {
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: pageCss }} />
      </head>
      <body>
        <main>{body}</main>
        {script ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** @param hsts undefined on plain http */
export const pageHeadersOf = (
  { script }: Pick<SetupPage, 'script'>,
  hsts: string | undefined,
): Record<string, string> => ({
  ...baseHeaders(hsts),
  'content-security-policy': [
    `default-src 'none'`,
    `style-src ${sourceOf(pageCss)}`,
    `script-src ${script ? sourceOf(script) : `'none'`}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex',
});
