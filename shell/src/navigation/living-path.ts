import { siteMap } from '../site-map.js';
import { movedTo } from '../site-map/moved-addresses.js';

/** A path of content/ or what answers for it, or null where there is neither. */
export function livingPath(path: string): string | null {
  return siteMap.some((route) => route.path === path) ? path : (movedTo(path) ?? null);
}

/** The links that lead somewhere, with the address they lead to. */
export function livingLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.flatMap((link) => {
    const path = livingPath(link.path);
    return path === null ? [] : [{ ...link, path }];
  });
}
