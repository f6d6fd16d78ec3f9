import { type Blog, contentBlog, isOn, pages, partOfPath } from '@lectern/catalogue';

import { audioRoutes, bookRoutes, blogRoutes, checkRoutes, mainRoutes, shopRoutes } from './page-routes.js';
import { closedRoute, noticeRoutes } from './notice-routes.js';
import type { SiteRoute } from './route.js';

const allRoutes = (blog: Blog): readonly SiteRoute[] => [
  ...mainRoutes,
  ...shopRoutes,
  ...bookRoutes,
  ...audioRoutes,
  ...blogRoutes(blog),
  ...checkRoutes,
  ...noticeRoutes,
];

const isOffered = ({ path }: SiteRoute): boolean =>
  path === '/downloads' ? pages.downloads !== undefined : isOn(partOfPath(path));

/** First segments of the pages of parts that are off: `blog`. */
const closedFolders = new Set(
  allRoutes(contentBlog)
    .filter((route) => partOfPath(route.path) && !isOffered(route))
    .map(({ path }) => path.split('/', 2)[1] ?? ''),
);

const known = new WeakMap<Blog, readonly SiteRoute[]>();

/** Emails may still link to pages of parts that are off. A sentence answers there, and at every path below them. */
export function siteMapOf(blog: Blog): readonly SiteRoute[] {
  const before = known.get(blog);
  if (before) return before;
  const routes = [
    ...allRoutes(blog).filter(isOffered),
    ...[...closedFolders].flatMap((folder) => [closedRoute(`/${folder}`), closedRoute(`/${folder}/404`)]),
  ];
  known.set(blog, routes);
  return routes;
}

/** With the articles of the content files. */
export const siteMap = siteMapOf(contentBlog);

/**
 * Route of an address, ignoring a trailing slash. For an unknown path, the not-found page of its folder
 * (`/books/404`), else of the site. The server uses the same rule.
 */
export function routeFor(pathname: string, routes = siteMap): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const routeAt = (wanted: string) => routes.find((route) => route.path === wanted);
  const found = routeAt(path) ?? routeAt(`${folder}/404`) ?? routeAt('/404');
  if (!found) throw new Error('The site map has no /404.');
  return found;
}
