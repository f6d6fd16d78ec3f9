import { artwork, type Page, type PageName, pages, site, type PageMeta } from '@lectern/catalogue';

/** @throws Error if content/site.json has no title and description for the path */
export function pageContent<Words>(path: string, words: Words): PageContent<Words> {
  const meta = site.pages[path];
  if (!meta) throw new Error(`content/site.json says nothing about the page ${path}: add it to "pages".`);
  return { words, meta, socialImage: socialImageOf(path) };
}

export function socialImageOf(path: string): string {
  return artwork.socialImages[path] ?? artwork.socialImage;
}

export function pageFileContent<Name extends PageName>(name: Name): PageContent<Page<Name>['words']> {
  const page: Page<Name> | undefined = pages[name];
  if (!page) throw new Error(`The page ${name} belongs to a part that is off.`);
  const { words, meta } = page;
  return { words, meta, socialImage: socialImageOf(`/${name}`) };
}

export interface PageContent<Words> {
  words: Words;
  meta: PageMeta;
  /** Book whose palette the whole page uses, including its chat button. */
  bookId?: string;
  socialImage: string;
  /** Title and description of shared links, if they differ from those for search engines. */
  social?: { title: string; description: string };
  /** More Open Graph tags by property: `og:type`, `article:published_time` … */
  openGraph?: Readonly<Record<string, string>>;
}
