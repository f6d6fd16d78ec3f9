import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { fillSlot } from './fill-page.js';
import type { SitePages } from './site-pages.js';

export interface FreshPage {
  path: string;
  status: number;
  /** Fills a visitor's values into the HTML. */
  personalise?: (html: string) => string;
  /** Fills the page's slot instead. */
  part?: ReactElement;
}

export const LINK_UNKNOWN: FreshPage = { path: '/link-unknown', status: 404 };

/**
 * Sends a page that depends on current data, with `no-store`.
 * @throws Error if the site has no such page
 */
export function sendFreshPage(
  pages: SitePages,
  {
    path,
    status,
    part,
    personalise = part && ((html) => fillSlot(html, renderToStaticMarkup(part))),
  }: FreshPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!pages.send(path, status, request, response, personalise)) throw new Error(`no page ${path}`);
}
