import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { filesIn, inRoot } from '../start/paths.mjs';

/** @param {string} text without what only looks like a link or a heading */
const prose = (text) =>
  text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`(?!\])/g, (code) => code.replace(/[[\]()]/g, ''));

/** What GitHub calls the headings of a page. @param {string} text */
export const anchorsOf = (text) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Where a page of Markdown leads inside the repository. @param {string} text @returns {{ to: string, anchor: string }[]} */
export const linksOf = (text) =>
  [...prose(text).matchAll(/\]\((?![a-z]+:|\/)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map(
    ([, to = '', anchor = '']) => ({ to, anchor }),
  );

/** Links of all Markdown pages that lead nowhere. @returns {string[]} a sentence for each */
export function deadLinks() {
  const places = readdirSync(inRoot(), { withFileTypes: true });
  const isOurs = (/** @type {string} */ name) => !/^(\.(?!github)|node_modules$)/.test(name);
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
