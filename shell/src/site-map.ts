import { audioRoutes } from './site-map/audio-routes.js';
import { blogRoutes } from './site-map/blog-routes.js';
import { checkRoutes } from './site-map/check-routes.js';
import { mainRoutes } from './site-map/main-routes.js';
import { noticeRoutes } from './site-map/notice-routes.js';
import type { SiteRoute } from './site-map/route.js';
import { shopRoutes } from './site-map/shop-routes.js';

export type { JsonLd, LoadedPage, SiteRoute } from './site-map/route.js';

/** Every page there is. The router, the prerenderer and the head of the document read this table. */
export const siteMap: readonly SiteRoute[] = [
  ...mainRoutes,
  ...shopRoutes,
  ...audioRoutes,
  ...blogRoutes,
  ...checkRoutes,
  ...noticeRoutes,
];

/** The route of an address; a slash at its end changes nothing, and what is unknown is not found. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = siteMap.find((route) => route.path === path) ?? siteMap.find(({ path }) => path === '/404');
  if (!found) throw new Error('The site map has no /404.');
  return found;
}
