import {
  type BookId,
  bookLinks,
  hasMediaKit,
  isOn,
  pages,
  partOfPath,
  type PartName,
  site,
} from '@lectern/catalogue';

import type { ContentPlace } from './content-rules.js';

/** A unit that the owner edits: a page by its path, or a group of words without a page. */
export type SectionKey = string;

export interface ContentSection {
  section: SectionKey;
  /** Of its page. */
  path: string | null;
  /** Of a book; the dashboard names the other sections. */
  title: string | null;
}

const PAGES = [
  ...['/', '/about', '/speaking', '/books', '/downloads', '/audio-previews', '/blog', '/contact'],
  ...['/media-kit', '/legal-companion', '/privacy-policy'],
];
const GROUPS: readonly { section: SectionKey; part?: PartName }[] = [
  { section: 'look' },
  { section: 'navigation' },
  { section: 'events' },
  { section: 'films', part: 'films' },
  { section: 'chat', part: 'chat' },
  { section: 'emails' },
  { section: 'standard-words' },
];

/** The first match decides. A place that matches none is in `standard-words`. */
const SECTIONS: readonly (readonly [place: RegExp, section: SectionKey])[] = [
  [/^(?:look\.json|site\/logo(?:-dark)?)#/, 'look'],
  [/^site\/portrait#/, '/about'],
  [/^site\.json#\/author\/(?:bio|credentials|portraitAlt)/, '/about'],
  [/^site\.json#\/(?:hero|author|name|tagline|newsletter)(?:\/|$)/, '/'],
  [/^site\.json#\/contact(?:\/|$)/, '/contact'],
  [/^site\.json#\/(?:navigation|footer|notFound|consent)(?:\/|$)/, 'navigation'],
  [/^site\.json#\/(?:books|bookOrder)(?:\/|$)/, '/books'],
  [/^pages\/home\.json#/, '/'],
  [/^pages\/about\.json#/, '/about'],
  [/^pages\/speaking\.json#/, '/speaking'],
  [/^pages\/(?:books|book-detail)\.json#/, '/books'],
  [/^(?:pages\/)?downloads\.json#/, '/downloads'],
  [/^pages\/audio-previews\.json#/, '/audio-previews'],
  [/^pages\/blog\.json#/, '/blog'],
  [/^pages\/contact\.json#/, '/contact'],
  [/^pages\/media-kit\.json#/, '/media-kit'],
  [/^pages\/legal-companion(?:-dashboard)?\.json#/, '/legal-companion'],
  [/^pages\/privacy-policy\.json#/, '/privacy-policy'],
  [/^events\.json#/, 'events'],
  [/^videos\.json#/, 'films'],
  [/^chat\.json#/, 'chat'],
  [/^(?:emails|newsletter)\.json#/, 'emails'],
];

/**
 * Fields that have a screen of their own, or that only a restart changes: prices and release of editions for sale, the
 * language, country, currency and parts.
 */
const ELSEWHERE = [
  /^books\/[^/]+\/book\.json#\/(?:path|editions\/[^/]+\/(?:price|availability))$/,
  /^site\.json#\/bookOrder\//,
  /^site\.json#\/(?:country|currency|language|parts|timeZone)(?:\/|$)/,
];

function hasPage(path: string): boolean {
  if (path === '/downloads') return pages.downloads !== undefined;
  if (path === '/media-kit') return hasMediaKit();
  return isOn(partOfPath(path));
}

const pathOfBook = (id: string): string | undefined =>
  bookLinks.find((book) => book.id === (id as BookId))?.path;

/** Whether the owner can change a place with her content. */
export const isEditable = ({ file, pointer }: ContentPlace): boolean =>
  !ELSEWHERE.some((place) => place.test(`${file}#${pointer}`));

export function sectionOf({ file, pointer }: ContentPlace): SectionKey {
  const [folder, book = ''] = file.split('/');
  if (folder === 'books') return pathOfBook(book) ?? 'standard-words';
  return SECTIONS.find(([place]) => place.test(`${file}#${pointer}`))?.[1] ?? 'standard-words';
}

/** The portrait is of `/about`, and can be exchanged wherever it is shown. */
const PORTRAIT = /^site\/portrait#|^site\.json#\/author\/portraitAlt$/;
const SHOW_PORTRAIT: readonly SectionKey[] = ['/', '/media-kit'];

/** Whether a section has the field at a place in its form. */
export const isInForm = (place: ContentPlace, section: SectionKey): boolean =>
  sectionOf(place) === section ||
  (SHOW_PORTRAIT.includes(section) && PORTRAIT.test(`${place.file}#${place.pointer}`));

/** In the order of the site, without pages of parts that are off. */
export function contentSections(): ContentSection[] {
  return [
    ...PAGES.filter(hasPage).map((path) => ({ section: path, path, title: null })),
    ...bookLinks.map(({ path, title }) => ({ section: path, path, title })),
    ...GROUPS.filter(({ part }) => isOn(part)).map(({ section }) => ({ section, path: null, title: null })),
  ];
}

export const findSection = (key: SectionKey): ContentSection | undefined =>
  contentSections().find(({ section }) => section === key);

export const contentLanguage = (): string => site.language;

/** Pages that show a section first of all, besides the home page. */
export function pathsShowing(section: SectionKey): string[] {
  if (section === 'events') return ['/speaking'];
  return section.startsWith('/') ? [section] : [];
}
