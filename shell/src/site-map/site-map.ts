import { audioRoutes, bookRoutes, blogRoutes, checkRoutes, mainRoutes, shopRoutes } from './page-routes.js';
import { noticeRoutes } from './notice-routes.js';
import type { SiteRoute } from './route.js';

export const siteMap: readonly SiteRoute[] = [
  ...mainRoutes,
  ...shopRoutes,
  ...bookRoutes,
  ...audioRoutes,
  ...blogRoutes,
  ...checkRoutes,
  ...noticeRoutes,
];

/**
 * Route of an address, ignoring a trailing slash. For an unknown path, the not-found page of its folder
 * (`/books/404`), else of the site. The server uses the same rule.
 */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const routeAt = (wanted: string) => siteMap.find((route) => route.path === wanted);
  const found = routeAt(path) ?? routeAt(`${folder}/404`) ?? routeAt('/404');
  if (!found) throw new Error('The site map has no /404.');
  return found;
}
