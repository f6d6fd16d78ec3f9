import { entryFinder, pathOf } from '@lectern/epub-files';

import { InvalidDocument } from '../../platform/uploads/documents/document-errors.js';
import { MAX_CONTAINER_BYTES, MAX_PACKAGE_BYTES } from '../../platform/uploads/documents/document-limits.js';
import type { EpubArchive } from '../../platform/uploads/documents/epub-archive.js';
import { type ReadElement, readElements } from '../../platform/uploads/documents/xml-reading.js';
import { type BookElement, openXhtml } from './open-xhtml.js';
import { MAX_CHAPTER_TITLE, MAX_CHAPTERS, MAX_CONTENTS_BYTES, MAX_LEVEL } from './sample-rules.js';

/** An entry of the contents. */
export interface ContentsEntry {
  title: string;
  level: number;
  /** Position in the spine. */
  at: number;
  /** Id of an element; '' for the whole file. */
  anchor: string;
}

export interface EpubContents {
  /** Names of the files of text, in reading order. */
  spine: string[];
  /** In the order of the ePub; empty if it has none. */
  entries: ContentsEntry[];
  language: string | null;
}

type Link = Omit<ContentsEntry, 'at' | 'anchor'> & { href: string };

const CONTAINER = 'META-INF/container.xml';
const NCX = 'application/x-dtbncx+xml';
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;

/** Reads what an ePub says about its order. @throws InvalidDocument if it has no book */
export async function readContents(archive: EpubArchive): Promise<EpubContents> {
  const find = entryFinder(archive.entries.map(({ fileName }) => ({ name: fileName })));
  const xmlOf = (name: string, maxBytes: number) => archive.readXml(name, maxBytes);
  const container = readElements(await xmlOf(find(CONTAINER) ?? '', MAX_CONTAINER_BYTES));
  const root = container.find(({ local }) => local === 'rootfile')?.attributes['full-path'] ?? '';
  const place = find(root);
  if (place === undefined) throw new InvalidDocument('is an ePub without a book.');
  const elements = readElements(await xmlOf(place, MAX_PACKAGE_BYTES));
  const fileOf = (href: string, from: string): string | undefined => find(pathOf(href, from) ?? '');
  const items = elements.filter(({ local }) => local === 'item');
  const files = new Map(
    items.map(({ attributes: { id = '', href = '' } }) => [id, fileOf(href, place)] as const),
  );
  const spine = elements
    .filter(({ local, attributes }) => local === 'itemref' && attributes['linear'] !== 'no')
    .flatMap(({ attributes: { idref = '' } }) => files.get(idref) ?? []);
  const contents = contentsFile(elements, items);
  const name = contents && files.get(contents.attributes['id'] ?? '');
  const links = name === undefined ? [] : linksOf(await xmlOf(name, MAX_CONTENTS_BYTES));
  const entries = links.flatMap(({ href, ...link }) => {
    const [, anchor = ''] = href.split('#');
    const at = spine.indexOf(fileOf(href, name ?? '') ?? '');
    return at === -1 ? [] : [{ ...link, at, anchor: decoded(anchor) }];
  });
  const language = elements.find(({ local }) => local === 'language')?.text.trim() ?? '';
  return {
    spine,
    entries: entries.slice(0, MAX_CHAPTERS),
    language: LANGUAGE.test(language) ? language : null,
  };
}

/** The contents of EPUB 3, else those of EPUB 2. */
function contentsFile(
  elements: readonly ReadElement[],
  items: readonly ReadElement[],
): ReadElement | undefined {
  const nav = items.find(({ attributes }) => (attributes['properties'] ?? '').split(/\s+/).includes('nav'));
  const named = elements.find(({ local }) => local === 'spine')?.attributes['toc'];
  return (
    nav ??
    items.find(({ attributes }) => attributes['id'] === named && named !== undefined) ??
    items.find(({ attributes }) => attributes['media-type'] === NCX)
  );
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const titleOf = (element: BookElement | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_CHAPTER_TITLE);

function linksOf(xml: string): Link[] {
  const page = openXhtml(xml, { isWhole: true });
  const lists = [...page.querySelectorAll('nav')];
  const toc = lists.find((nav) => /\btoc\b/.test(nav.getAttribute('epub:type') ?? '')) ?? lists[0];
  if (toc) return [...toc.querySelectorAll('a[href]')].map((link) => navLink(link));
  return [...page.querySelectorAll('navpoint')].flatMap((point) => {
    const href = point.querySelector('content')?.getAttribute('src') ?? '';
    const title = titleOf(point.querySelector('navlabel'));
    return href === '' || title === '' ? [] : [{ title, href, level: levelOf(point, 'navpoint') }];
  });
}

const navLink = (link: BookElement): Link => ({
  title: titleOf(link),
  href: link.getAttribute('href') ?? '',
  level: levelOf(link, 'li'),
});

/** Number of such elements around it, with itself. */
function levelOf(element: BookElement, name: string): number {
  let level = 0;
  for (let each: BookElement | null = element; each; each = each.parentElement)
    if (each.localName === name) level += 1;
  return Math.min(MAX_LEVEL, Math.max(1, level));
}
