import { audioRoutes, bookRoutes, blogRoutes, checkRoutes, mainRoutes, shopRoutes } from './page-routes.js';
import { noticeRoutes } from './notice-routes.js';
import type { SiteRoute } from './route.js';

/** Every page there is. */
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
 * The route of an address; a slash at its end changes nothing. What is unknown is not found, as its folder says it
 * (`/books/404`), else as the site does; the server chooses in the same way.
 */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const routeAt = (wanted: string) => siteMap.find((route) => route.path === wanted);
  const found = routeAt(path) ?? routeAt(`${folder}/404`) ?? routeAt('/404');
  if (!found) throw new Error('The site map has no /404.');
  return found;
}
