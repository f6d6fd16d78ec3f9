import { siteMap } from '../site-map/site-map.js';

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): prerenders a page when the
 * pointer hovers its link. Only pages that search engines may list, which have no side effects.
 */
export function speculationRules(currentPath: string): string {
  const pages = siteMap.filter(({ indexed, path }) => indexed && path !== currentPath);
  return JSON.stringify({
    prerender: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });
}
