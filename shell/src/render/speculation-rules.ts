import { siteMap } from '../site-map/site-map.js';

/**
 * Lets a browser that can (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API) draw a page ahead whose link is
 * pointed at: the pages that search engines may list, none of which does anything by being asked for.
 */
export function speculationRules(currentPath: string): string {
  const pages = siteMap.filter(({ indexed, path }) => indexed && path !== currentPath);
  return JSON.stringify({
    prerender: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });
}
