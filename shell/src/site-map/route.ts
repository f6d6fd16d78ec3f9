import type { ComponentType } from 'react';
import type { PageName } from '@lectern/catalogue';
import type { PageContent } from './page-content.js';

/** A page that is ready to be drawn. */
export interface LoadedPage {
  Page: ComponentType<{ words: unknown }>;
  content: PageContent<unknown>;
}

export interface SiteRoute {
  path: string;
  status: 200 | 404;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether an address with a hash is shortened and the page begins at its top (every sales page). */
  startsAtTop: boolean;
  /** Queries to which links lead (`category=legal`): such pages are prerendered too, and nothing jumps in them. */
  searches: readonly string[];
  /** Source of the page's own chunk, as the browser build's manifest names it. */
  chunk: string;
  /** @param content the page's words where they are at hand already; otherwise they are fetched */
  load(content?: PageContent<unknown>): Promise<LoadedPage>;
}

export interface Entry<Words> {
  path: string;
  status?: 200 | 404;
  indexed?: boolean;
  startsAtTop?: boolean;
  searches?: readonly string[];
  chunk: string;
  page: () => Promise<ComponentType<{ words: Words }>>;
  content: () => Promise<PageContent<Words>>;
}

/** Ties a page to its words: that they fit is checked here, so that the table may forget their type. */
export function entry<Words>({ page, content, ...rest }: Entry<Words>): SiteRoute {
  return {
    status: 200,
    indexed: true,
    startsAtTop: false,
    searches: [],
    ...rest,
    load: async (atHand) => {
      const [Page, said] = await Promise.all([page(), atHand ?? content()]);
      return { Page: Page as LoadedPage['Page'], content: said };
    },
  };
}

/** The content of a page that has a file of its own in content/pages. */
export const fromFile = async <Name extends PageName>(name: Name) =>
  (await import('./page-content.js')).pageFileContent(name);
