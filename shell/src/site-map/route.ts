import type { ComponentType } from 'react';

import type { PageContent } from './page-content.js';

export interface Entry<Words> {
  path: string;
  status?: 200 | 404;
  indexed?: boolean;
  /** Whether page views are counted: not for private links. */
  counted?: boolean;
  /** Whether it shows a purchased e-book. It has a content security policy of its own for the book's text. */
  opensBooks?: boolean;
  /** Whether a hash is dropped and the page starts at its top (every sales page). */
  startsAtTop?: boolean;
  /** Queries that links use (`category=legal`): these variants are prerendered too. */
  searches?: readonly string[];
  page: ComponentType<{ words: Words }>;
  content(): PageContent<Words>;
}

export interface SiteRoute extends Required<Omit<Entry<unknown>, 'page'>> {
  Page: ComponentType<{ words: unknown }>;
}

/** Checks that a page and its content fit together; the table itself does not keep their type. */
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
