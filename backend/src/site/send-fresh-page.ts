import type { IncomingMessage, ServerResponse } from 'node:http';

import type { SitePages } from './site-pages.js';

/** A page of the site, and with which status it answers. */
export interface FreshPage {
  path: string;
  status: number;
  /** Puts what is one visitor's own into its HTML. */
  personalise?: (html: string) => string;
}

/**
 * Answers with a page that depends on how something stands at this moment, so that nobody may keep it.
 * @throws Error when the site has no such page
 */
export function sendFreshPage(
  pages: SitePages,
  { path, status, personalise }: FreshPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!pages.send(path, status, request, response, personalise))
    throw new Error(`The page ${path} is missing.`);
}
