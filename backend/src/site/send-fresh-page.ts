import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { fillSlot } from './fill-page.js';
import type { SitePages } from './site-pages.js';

/** A page of the site, and with which status it answers. */
export interface FreshPage {
  path: string;
  status: number;
  /** Puts what is one visitor's own into its HTML. */
  personalise?: (html: string) => string;
  /** The same of a page that has a slot for it. */
  part?: ReactElement;
}

/** Of a link that leads to nothing here. */
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
  if (!pages.send(path, status, request, response, personalise))
    throw new Error(`The page ${path} is missing.`);
}
