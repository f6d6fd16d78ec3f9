import type { ComponentType } from 'react';

import type { PageContent } from './page-content.js';

export interface SiteRoute {
  path: string;
  status: 200 | 404;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether anybody hears that it was opened: not of a page that stands at the address of a private link. */
  counted: boolean;
  /** Whether it opens a bought e-book: its own rules say what the text of one may load. */
  opensBooks: boolean;
  /** Whether an address with a hash is shortened and the page begins at its top (every sales page). */
  startsAtTop: boolean;
  /** Queries to which links lead (`category=legal`): such pages are prerendered too. */
  searches: readonly string[];
  Page: ComponentType<{ words: unknown }>;
  content(): PageContent<unknown>;
}

export interface Entry<Words> {
  path: string;
  status?: 200 | 404;
  indexed?: boolean;
  counted?: boolean;
  opensBooks?: boolean;
  startsAtTop?: boolean;
  searches?: readonly string[];
  page: ComponentType<{ words: Words }>;
  content(): PageContent<Words>;
}

/** Ties a page to its words: that they fit is checked here, so that the table may forget their type. */
export function entry<Words>({ page, ...rest }: Entry<Words>): SiteRoute {
  return {
    status: 200,
    indexed: true,
    counted: true,
    opensBooks: false,
    startsAtTop: false,
    searches: [],
    ...rest,
    Page: page as SiteRoute['Page'],
  };
}
