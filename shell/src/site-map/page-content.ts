import { artwork, type Page, type PageName, pages, site, type PageMeta } from '@lectern/catalogue';

/**
 * The content of a page whose title and description stand in content/site.json.
 * @throws Error when they do not
 */
export function pageContent<Words>(path: string, words: Words): PageContent<Words> {
  const meta = site.pages[path];
  if (!meta) throw new Error(`content/site.json says nothing about the page ${path}: add it to "pages".`);
  return { words, meta, socialImage: socialImageOf(path) };
}

/** What a link to a page shows: its own picture, else the site's. */
export function socialImageOf(path: string): string {
  return artwork.socialImages[path] ?? artwork.socialImage;
}

/** The content of a page that has a file of its own, `content/pages/<name>.json`, as it stands there. */
export function pageFileContent<Name extends PageName>(name: Name): PageContent<Page<Name>['words']> {
  const { words, meta } = pages[name];
  return { words, meta, socialImage: socialImageOf(`/${name}`) };
}

/** What a page says, beside what it is built of; its words come from content/. */
export interface PageContent<Words> {
  words: Words;
  meta: PageMeta;
  /** Whose colours the whole page wears, its chat's button too. */
  bookId?: string;
  /** Path of the picture that a shared link shows. */
  socialImage: string;
  /** What a shared link says beyond that, by its property: `og:type`, `article:published_time` … */
  openGraph?: Readonly<Record<string, string>>;
}
