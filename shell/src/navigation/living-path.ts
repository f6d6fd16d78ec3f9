import { siteMap } from '../site-map.js';

/** Sections that answer for pages which are still to come, so that no link leads nowhere. */
const sections: Readonly<Record<string, string>> = {};

/** Where a path of content/ leads today: its page, else the section in its place, else null. */
export function livingPath(path: string): string | null {
  if (siteMap.some((route) => route.path === path)) return path;
  return sections[path] ?? null;
}

/** The links that lead somewhere, with the address they lead to. */
export function livingLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.flatMap((link) => {
    const path = livingPath(link.path);
    return path === null ? [] : [{ ...link, path }];
  });
}
