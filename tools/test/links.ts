import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { filesIn, inRoot } from '../start/paths.mjs';

/** Removes code that only looks like a link or a heading. */
const prose = (text: string) =>
  text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`(?!\])/g, (code) => code.replace(/[[\]()]/g, ''));

/** Lists the anchors that GitHub gives to the headings of a page. */
export const anchorsOf = (text: string): string[] =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Lists the links of a Markdown page to files of the repository. */
export const linksOf = (text: string): { to: string; anchor: string }[] =>
  [...prose(text).matchAll(/\]\((?![a-z]+:|\/)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map(
    ([, to = '', anchor = '']) => ({ to, anchor }),
  );

/** Describes the broken links of all Markdown pages, one sentence each. */
export function deadLinks(): string[] {
  const places = readdirSync(inRoot(), { withFileTypes: true });
  const isOurs = (name: string) => !/^(\.(?!github)|node_modules$)/.test(name);
  const pages = places.flatMap((place) => {
    if (!isOurs(place.name)) return [];
    if (place.isDirectory()) return filesIn(place.name, /\.md$/);
    return place.name.endsWith('.md') ? [place.name] : [];
  });
  return pages.flatMap((page) =>
    linksOf(readFileSync(inRoot(page), 'utf8')).flatMap(({ to, anchor }) => {
      const target = to ? path.join(path.dirname(page), decodeURI(to)) : page;
      if (!existsSync(inRoot(target))) return [`${page} leads to ${target}, which is not there.`];
      if (!anchor || !target.endsWith('.md')) return [];
      const anchors = anchorsOf(readFileSync(inRoot(target), 'utf8'));
      return anchors.includes(anchor) ? [] : [`${page} leads to ${target}#${anchor}, which is no heading.`];
    }),
  );
}
