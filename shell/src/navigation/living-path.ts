import { siteMap } from '../site-map.js';

/** A path of content/, or null where there is no such page. */
export function livingPath(path: string): string | null {
  return siteMap.some((route) => route.path === path) ? path : null;
}

/** The links that lead somewhere, with the address they lead to. */
export function livingLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.flatMap((link) => {
    const path = livingPath(link.path);
    return path === null ? [] : [{ ...link, path }];
  });
}
