import { contentBlog, hasMediaKit, isOn, pages, partOfPath } from '@lectern/catalogue';

import {
  audioRoutes,
  bookRoutes,
  blogRoutes,
  checkRoutes,
  mainRoutes,
  ownRoutes,
  shopRoutes,
} from './page-routes.js';
import { closedRoute, noticeRoutes } from './notice-routes.js';
import type { SiteRoute } from './route.js';
import type { SiteData } from '../site-data.js';

/** Texts of the owner that are pages. */
type OwnTexts = Pick<SiteData, 'blog' | 'ownPages'>;

const ofContent = (): OwnTexts => ({ blog: contentBlog, ownPages: [] });

/** The site's own pages first: no page of the owner's replaces one. */
const allRoutes = ({ blog, ownPages }: OwnTexts): readonly SiteRoute[] => [
  ...mainRoutes(),
  ...shopRoutes(),
  ...bookRoutes(),
  ...audioRoutes,
  ...blogRoutes(blog),
  ...checkRoutes,
  ...noticeRoutes,
  ...ownRoutes(ownPages),
];

function isOffered({ path }: SiteRoute): boolean {
  if (path === '/downloads') return pages.downloads !== undefined;
  if (path === '/media-kit') return hasMediaKit();
  return isOn(partOfPath(path));
}

/** First segments of the pages of parts that are off: `blog`. */
function closedFolders(routes: readonly SiteRoute[]): Set<string> {
  const closed = routes.filter((route) => partOfPath(route.path) && !isOffered(route));
  return new Set(closed.map(({ path }) => path.split('/', 2)[1] ?? ''));
}

/** Emails may still link to pages of parts that are off. A sentence answers there, and at every path below them. */
export function siteMapOf(texts: OwnTexts): readonly SiteRoute[] {
  const routes = allRoutes(texts);
  return [
    ...routes.filter(isOffered),
    ...[...closedFolders(routes)].flatMap((folder) => [
      closedRoute(`/${folder}`),
      closedRoute(`/${folder}/404`),
    ]),
  ];
}

/** With the articles of the content files. */
export const siteMap = (): readonly SiteRoute[] => siteMapOf(ofContent());

/**
 * Route of an address, ignoring a trailing slash. For an unknown path, the not-found page of its folder
 * (`/books/404`), else of the site. The server uses the same rule.
 */
export function routeFor(pathname: string, routes = siteMap()): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const routeAt = (wanted: string) => routes.find((route) => route.path === wanted);
  const found = routeAt(path) ?? routeAt(`${folder}/404`) ?? routeAt('/404');
  if (!found) throw new Error('The site map has no /404.');
  return found;
}
