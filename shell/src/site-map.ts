import type { ComponentType } from 'react';
import type { BookId } from '@lectern/catalogue';
import type { SiteData } from './site-data.js';
import type { PageContent } from './words.js';

/** A page that is ready to be drawn. */
export interface LoadedPage {
  Page: ComponentType<{ words: unknown }>;
  content: PageContent<unknown>;
}

/** One node of schema.org data. */
export type JsonLd = Record<string, unknown>;

export interface SiteRoute {
  path: string;
  status: 200 | 404;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether an address with a hash is shortened and the page begins at its top (every sales page). */
  startsAtTop: boolean;
  /** Source of the page's own chunk, as the browser build's manifest names it. */
  chunk: string;
  /** @param content the page's words where they are at hand already; otherwise they are fetched */
  load(content?: PageContent<unknown>): Promise<LoadedPage>;
  /** Asked by the prerenderer only. */
  structuredData(data: SiteData): Promise<JsonLd[]>;
}

interface Entry<Words> {
  path: string;
  status?: 200 | 404;
  indexed?: boolean;
  startsAtTop?: boolean;
  chunk: string;
  page: () => Promise<ComponentType<{ words: Words }>>;
  content: () => Promise<PageContent<Words>>;
  structuredData?: (data: SiteData) => Promise<JsonLd[]>;
}

/** Ties a page to its words: that they fit is checked here, so that the table may forget their type. */
function entry<Words>({ page, content, ...rest }: Entry<Words>): SiteRoute {
  return {
    status: 200,
    indexed: true,
    startsAtTop: false,
    structuredData: () => Promise.resolve([]),
    ...rest,
    load: async (atHand) => {
      const [Page, said] = await Promise.all([page(), atHand ?? content()]);
      return { Page: Page as LoadedPage['Page'], content: said };
    },
  };
}

/** A page that sells one book: one layout, told apart by content. */
const sales = (bookId: BookId & 'finding-peace', path: string): SiteRoute =>
  entry({
    path,
    startsAtTop: true,
    chunk: 'src/pages/sales/sales.page.tsx',
    page: async () => (await import('./pages/sales/sales.page.js')).SalesPage,
    content: async () => (await import('./pages/sales/sales.words.js')).salesContent(bookId),
    structuredData: async (data) =>
      (await import('./structured-data/sales-page-data.js')).salesPageData(bookId, path, data),
  });

const notices = () => import('./pages/notices/notices.page.js');
const noticeWords = () => import('./pages/notices/notices.words.js');
const noticesChunk = 'src/pages/notices/notices.page.tsx';

/** Every page there is. The router, the prerenderer and the head of the document read this table. */
export const siteMap: readonly SiteRoute[] = [
  entry({
    path: '/',
    chunk: 'src/pages/home/home.page.tsx',
    page: async () => (await import('./pages/home/home.page.js')).HomePage,
    content: async () => (await import('./pages/home/home.words.js')).homeContent(),
    structuredData: async (data) => (await import('./structured-data/author-data.js')).authorData(data),
  }),
  entry({
    path: '/shop',
    chunk: 'src/pages/shop/shop.page.tsx',
    page: async () => (await import('./pages/shop/shop.page.js')).ShopPage,
    content: async () => (await import('./pages/shop/shop.words.js')).shopContent(),
    structuredData: async (data) => (await import('./structured-data/shop-data.js')).shopData(data),
  }),
  sales('finding-peace', '/finding-peace'),
  entry({
    path: '/privacy-policy',
    chunk: 'src/pages/privacy-policy/privacy-policy.page.tsx',
    page: async () => (await import('./pages/privacy-policy/privacy-policy.page.js')).PrivacyPolicyPage,
    content: async () => (await import('./page-content.js')).pageFileContent('privacy-policy'),
  }),
  entry({
    path: '/thank-you',
    indexed: false,
    chunk: 'src/pages/thank-you/thank-you.page.tsx',
    page: async () => (await import('./pages/thank-you/thank-you.page.js')).ThankYouPage,
    content: async () => (await import('./pages/thank-you/thank-you.words.js')).thankYouContent(),
  }),
  entry({
    path: '/link-expired',
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).LinkExpiredPage,
    content: async () => (await noticeWords()).linkExpiredContent(),
  }),
  entry({
    path: '/link-sent',
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).linkSentContent(),
  }),
  entry({
    path: '/link-unknown',
    status: 404,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).linkUnknownContent(),
  }),
  entry({
    path: '/404',
    status: 404,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).notFoundContent(),
  }),
];

/** The route of an address; a slash at its end changes nothing, and what is unknown is not found. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = siteMap.find((route) => route.path === path) ?? siteMap.find(({ path }) => path === '/404');
  if (!found) throw new Error('The site map has no /404.');
  return found;
}
