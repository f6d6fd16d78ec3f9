import { pathOf } from '@lectern/epub-files';
import type { EPUB, TocItem } from 'foliate-js/epub.js';

import { type Chapter, listChapters } from './chapter-list.js';
import { aliasOf, type EntryNames } from './entry-names.js';
import { parsePage } from './parse-page.js';

const OPS = 'http://www.idpf.org/2007/ops';

const childOf = (element: Element, ...names: string[]) =>
  [...element.children].find(({ localName }) => names.includes(localName));

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter(({ localName }) => localName === name);

function labelOf(element: Element | undefined): string {
  if (!element) return '';
  const alternatives = [...element.querySelectorAll('[alt]')].map((each) => each.getAttribute('alt'));
  const texts = [
    element.textContent,
    alternatives.join(' '),
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
  ];
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
}

type Leads = (reference: string | null | undefined) => string | null;

/** An entry without a label gets its target's name; without a target, only its children are listed. */
function entry(
  label: string,
  href: string | null,
  subitems: TocItem[],
  nameOf: (href: string) => string,
): TocItem[] {
  const name = label || (href ? nameOf(href) : '');
  return name && (href || subitems.length > 0 || label) ? [{ label: name, href, subitems }] : subitems;
}

function listOf(list: Element | undefined, leads: Leads, nameOf: (href: string) => string): TocItem[] {
  return (list ? childrenOf(list, 'li') : []).flatMap((item) => {
    const link = item.querySelector(':scope > a, :scope > :not(ol, ul) a');
    const named = link ?? [...item.children].find(({ localName }) => !/^[ou]l$/.test(localName));
    const subitems = listOf(childOf(item, 'ol', 'ul'), leads, nameOf);
    return entry(labelOf(named), leads(link?.getAttribute('href')), subitems, nameOf);
  });
}

function pointsOf(parent: Element | undefined, leads: Leads, nameOf: (href: string) => string): TocItem[] {
  return (parent ? childrenOf(parent, 'navPoint') : []).flatMap((point) => {
    const href = leads(childOf(point, 'content')?.getAttribute('src'));
    return entry(labelOf(childOf(point, 'navLabel')), href, pointsOf(point, leads, nameOf), nameOf);
  });
}

const isContents = (nav: Element) =>
  /\btoc\b/.test(
    nav.getAttributeNS(OPS, 'type') ?? nav.getAttribute('epub:type') ?? nav.getAttribute('role') ?? '',
  );

/**
 * Reads the table of contents: the navigation document, else the NCX. An entry without a target, such as the heading
 * of a part, has no address. Without either, lists the chapters.
 * @param partText names a chapter without a heading
 */
export function readContents(
  book: EPUB,
  names: EntryNames,
  loadText: (name: string) => string | null,
  partText: string,
): TocItem[] {
  const leadsFrom =
    (file: string): Leads =>
    (reference) => {
      const path = reference ? pathOf(reference, names.find(file) ?? file) : null;
      if (path === null) return null;
      const entryName = names.find(path);
      const alias = entryName === null ? path : aliasOf(entryName);
      const [, hash] = (reference ?? '').split('#');
      const isListed = book.sections.some(({ id }) => id === alias);
      return isListed ? `${alias}${hash ? `#${hash}` : ''}` : null;
    };
  const chapterAt = (href: string): Chapter => {
    const doc = parsePage(loadText(href.split('#')[0] ?? '') ?? '', '');
    const headings = [...doc.querySelectorAll('h1, h2, h3')].map(labelOf);
    return { href, heading: headings.find(Boolean) ?? '', title: (doc.title ?? '').trim() };
  };
  const nameOf = (href: string) => {
    const { heading, title } = chapterAt(href);
    return heading || title;
  };
  const { navPath, ncxPath } = book.resources;
  const nav = navPath ? loadText(navPath) : null;
  if (navPath && nav) {
    const navs = [...parsePage(nav, '').querySelectorAll('nav')];
    const contents = navs.find(isContents) ?? navs[0];
    const items = listOf(contents?.querySelector('ol') ?? undefined, leadsFrom(navPath), nameOf);
    if (items.length > 0) return items;
  }
  const ncx = ncxPath ? loadText(ncxPath) : null;
  if (ncxPath && ncx) {
    const doc = new DOMParser().parseFromString(ncx, 'application/xml');
    const items = pointsOf(doc.getElementsByTagNameNS('*', 'navMap')[0], leadsFrom(ncxPath), nameOf);
    if (items.length > 0) return items;
  }
  const chapters = book.sections.filter(({ linear }) => linear !== 'no').map(({ id }) => chapterAt(id));
  return listChapters(chapters, partText);
}
