import type { SiteRoute } from '../site-map/route.js';

/** Up to this number of pages, all are named; beyond, those that the page links to. */
const fewPages = 64;

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): prerenders a page when the
 * pointer hovers its link. Only pages that search engines may list, which have no side effects.
 */
export function speculationRules(currentPath: string, markup: string, routes: readonly SiteRoute[]): string {
  const indexed = routes.filter((route) => route.indexed);
  const named = indexed.filter(({ path }) => indexed.length <= fewPages || markup.includes(`href="${path}"`));
  const pages = named.filter(({ path }) => path !== currentPath);
  return JSON.stringify({
    prerender: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });
}
