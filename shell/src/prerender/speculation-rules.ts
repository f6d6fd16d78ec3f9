import { siteMap } from '../site-map.js';

/**
 * Lets a browser that can (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API) fetch a page whose link is
 * pointed at before this one lives; from then on links fetch what they need themselves, and the rules go.
 */
export function speculationRules(currentPath: string): string {
  const pages = siteMap.filter(({ indexed, path }) => indexed && path !== currentPath);
  return JSON.stringify({
    prefetch: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });
}
