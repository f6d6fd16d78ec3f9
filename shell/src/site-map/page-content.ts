import { artwork, type Page, type PageName, pages, site, type PageMeta } from '@lectern/catalogue';

/**
 * Content of a page whose title and description are in content/site.json.
 * @throws Error if they are missing
 */
export function pageContent<Words>(path: string, words: Words): PageContent<Words> {
  const meta = site.pages[path];
  if (!meta) throw new Error(`content/site.json says nothing about the page ${path}: add it to "pages".`);
  return { words, meta, socialImage: socialImageOf(path) };
}

/** Image of a shared link: the page's own, else the site's. */
export function socialImageOf(path: string): string {
  return artwork.socialImages[path] ?? artwork.socialImage;
}

/** Content of a page from its file, `content/pages/<name>.json`. */
export function pageFileContent<Name extends PageName>(name: Name): PageContent<Page<Name>['words']> {
  const { words, meta } = pages[name];
  return { words, meta, socialImage: socialImageOf(`/${name}`) };
}

/** Title, description and texts of a page, from content/. */
export interface PageContent<Words> {
  words: Words;
  meta: PageMeta;
  /** Book whose palette the whole page uses, including its chat button. */
  bookId?: string;
  /** Path of the image of a shared link. */
  socialImage: string;
  /** More Open Graph tags by property: `og:type`, `article:published_time` … */
  openGraph?: Readonly<Record<string, string>>;
}
